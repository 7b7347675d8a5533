import { followChanges } from './changes.ts'
import { isTiming, moveOn, realElapsed, realTimeout } from './clock.ts'
import { isPending } from './pending.ts'
import { pictures } from './pictures.ts'
import { isAsking } from './requests.ts'

/** The number of consecutive frames without a change after which the page counts as settled. */
const quietFrames = 3
/** The same before the clock is moved on for a play function that waits for it. */
const stuckFrames = 15
/** Frames in a second, longer than a short timer. What still runs then waits for something that never comes. */
const timerFrames = 60
/** A story that never settles is found by comparing its pictures. */
const mostFrames = 300
/** A busy machine is slow, and what is on its way must still arrive, in milliseconds. */
const mostTime = 60_000

declare global {
  /** How many pieces of work React has yet to begin, which preview-head.html counts. */
  var waitingRenders: number | undefined
}

/** A story's first requests follow its first rendering, in a piece of work of its own. */
const isRendering = () => (globalThis.waitingRenders ?? 0) > 0

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => realTimeout(resolve)))

/** Loads the pictures below the window as well. */
function loadAllPictures(): void {
  for (const picture of document.images) if (picture.loading === 'lazy') picture.loading = 'eager'
}

const isArriving = () =>
  isAsking() || isPending() || document.fonts.status !== 'loaded' || pictures().some(({ complete }) => !complete)

/**
 * Follows the page from frame to frame. `frame` returns for how many frames nothing has changed, arrived or been about to
 * happen.
 */
function followQuiet() {
  const changes = followChanges()
  let unchanged = 0
  let quiet = 0
  function frame(): number {
    const isBusy = changes.any() || isArriving()
    unchanged = isBusy ? 0 : unchanged + 1
    quiet = isBusy || ((isTiming() || isRendering()) && unchanged < timerFrames) ? 0 : quiet + 1
    return quiet
  }
  return { frame, stop: changes.stop }
}

/** Waits until fonts, pictures, answers, modules and the document's content have settled. @throws if one does not arrive */
async function settle(): Promise<void> {
  const page = followQuiet()
  const begun = realElapsed()
  let quiet = 0
  for (let frames = 0; frames < mostFrames && realElapsed() - begun < mostTime; ) {
    if (quiet >= quietFrames) break
    loadAllPictures()
    await nextFrame()
    quiet = page.frame()
    if (!isArriving()) frames += 1
  }
  page.stop()
  // A story that never settles may send a request at any moment.
  const isOverdue = realElapsed() - begun >= mostTime
  if (isOverdue && isArriving()) throw new Error(`What the story waits for did not arrive within ${mostTime} ms.`)
}

/**
 * Lets the page be laid out and drawn from nothing. A layer that moved keeps the fractions of a pixel it was drawn at, and
 * whether it was drawn on its way depends on how busy the machine is.
 */
function redraw(): void {
  const { style } = document.body
  style.display = 'none'
  void document.body.offsetHeight
  style.display = ''
}

/** Brings the page to the state that a picture shows: everything has arrived, nothing moves, the scroll is at the top. */
export async function rest(): Promise<void> {
  await settle()
  await Promise.all(pictures().map((picture) => picture.decode().catch(() => undefined)))
  if (scrollY !== 0 || scrollX !== 0) {
    scrollTo({ top: 0, left: 0, behavior: 'instant' })
    await settle()
  }
  redraw()
  await nextFrame()
}

/** Moves the clock on whenever the page is quiet: its play function then waits for time to pass. Returns what ends it. */
export function moveOnWhenStuck(): () => void {
  const page = followQuiet()
  let isOver = false
  async function watch() {
    for (let needed = stuckFrames; !isOver; ) {
      await nextFrame()
      const quiet = page.frame()
      if (quiet === 0) needed = stuckFrames
      if (!isOver && quiet >= needed && moveOn()) needed = quiet + quietFrames
    }
    page.stop()
  }
  void watch()
  return () => {
    isOver = true
  }
}
