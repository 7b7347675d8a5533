/** Matches a wide window. src/ui/styles/tokens.css has the same limit. */
export const desktopQuery = '(min-width: 1100px)'

/** Returns whether the window is wide now; `useWidth` follows it. */
export const isDesktop = (): boolean => matchMedia(desktopQuery).matches
