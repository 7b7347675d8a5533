import { followChanges } from './changes.ts'
import { holdMotion } from './motion.ts'
import { openRequests } from './requests.ts'

/** So many frames in a row without a change count as rest. */
const quietFrames = 5
/** The same while something is loading: the story is about an answer that does not come. */
const patientFrames = 20
/** A story that never rests is found by comparing its pictures. */
const mostFrames = 300

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

const pictures = () => [...document.images]

/** Loads the pictures below the window as well. */
function loadAllPictures(): void {
  for (const picture of pictures()) if (picture.loading === 'lazy') picture.loading = 'eager'
}

const isArriving = () => document.fonts.status !== 'loaded' || pictures().some(({ complete }) => !complete)

const isWaiting = () => openRequests() > 0 || document.querySelector('[aria-busy="true"], [data-loading]') !== null

/** Waits until fonts, pictures, answers and the document's content are at rest, with every movement at its end. */
async function settle(): Promise<void> {
  const changes = followChanges()
  let quiet = 0
  for (let frame = 0; frame < mostFrames && quiet < (isWaiting() ? patientFrames : quietFrames); frame += 1) {
    loadAllPictures()
    const moved = holdMotion()
    await nextFrame()
    quiet = changes.any() || moved || isArriving() ? 0 : quiet + 1
  }
  changes.stop()
}

/** Brings the page to the state that a picture shows: everything has arrived, nothing moves, the scroll is at the top. */
export async function rest(): Promise<void> {
  await settle()
  await Promise.all(pictures().map((picture) => picture.decode().catch(() => undefined)))
  if (scrollY === 0 && scrollX === 0) return
  scrollTo({ top: 0, left: 0, behavior: 'instant' })
  await settle()
}
