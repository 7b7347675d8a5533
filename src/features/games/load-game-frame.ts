/** Fetches the page around a game. */
export const loadGameFrame = () => import('./game-frame.tsx').then(({ GameFrame }) => GameFrame)
