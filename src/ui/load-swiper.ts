/** Fetches what drives a rail, once the rail has been painted and the browser has nothing more urgent to do. */
export const loadSwiper = () => quiet().then(() => import('./drive-slides.ts'))

/** Not every browser has `requestIdleCallback`; a busy one is never idle. */
const quiet = () =>
  new Promise<unknown>((resolve) =>
    requestAnimationFrame(() =>
      'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: 1000 }) : setTimeout(resolve),
    ),
  )
