/** Returns whether the browser's text is at least one and a half times the usual size. */
export const hasLargeText = (): boolean => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) >= 24

/** The most tiles side by side on a phone whose text is large: a word of a name still fits. */
export const mostWithLargeText = 2
