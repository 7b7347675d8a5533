import { lazyPart } from '#ui/loading/lazy-part.tsx'

/** Shows the page around a game. */
export const GameFrame = lazyPart(() => import('./game-frame.tsx').then((module) => module.GameFrame))
