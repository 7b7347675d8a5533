import { wait } from '#platform/wait.ts'

/** The longest wait, in milliseconds: a browser may be set to load no pictures. */
const patience = 15_000

const pause = () => wait(100)

/** Resolves when the browser is idle, or after a moment if it has no `requestIdleCallback`. */
const idle = () =>
  'requestIdleCallback' in window ? new Promise<unknown>((resolve) => requestIdleCallback(resolve)) : pause()

function isOnScreen(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  return bottom > Math.max(top, 0) && right > Math.max(left, 0) && top < innerHeight && left < innerWidth
}

/** Skeletons, other places that are loading, and pictures. */
const loading = '[aria-busy="true"], [data-loading], img'

const isDone = (element: Element) => element instanceof HTMLImageElement && element.complete

const isLoading = () =>
  document.readyState !== 'complete' ||
  [...document.querySelectorAll(loading)].some((element) => !isDone(element) && isOnScreen(element))

let waiting: Promise<void> | undefined

/**
 * Resolves when the page has loaded, the browser is idle, and neither data nor a picture on the screen is loading; or when
 * that takes too long.
 */
export function settled(): Promise<void> {
  waiting ??= settle().finally(() => {
    waiting = undefined
  })
  return waiting
}

async function settle(): Promise<void> {
  const end = performance.now() + patience
  const isOpen = () => isLoading() && performance.now() < end
  // A look at a screen that has just rendered would make the browser lay it out within the same task.
  await idle()
  do {
    while (isOpen()) await pause()
    await idle()
  } while (isOpen())
}
