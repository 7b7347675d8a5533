/** Fetches the module that drives a rail, after the first paint and when the browser is idle. */
export const loadSwiper = () => quiet().then(() => import('./drive-slides.ts'))

/** Resolves when the browser is idle, but after a second at the latest. Not every browser has `requestIdleCallback`. */
const quiet = () =>
  new Promise<unknown>((resolve) =>
    requestAnimationFrame(() =>
      'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: 1000 }) : setTimeout(resolve),
    ),
  )
