/** A story that takes longer does not hold up the next one, in milliseconds. */
const patience = 20_000

/** Calls back once when the story in a loaded frame has played, or has taken too long. */
export function whenFinished(frame: HTMLIFrameElement, done: () => void): void {
  const page = frame.contentWindow as (Window & typeof globalThis) | null
  page?.__STORYBOOK_ADDONS_CHANNEL__?.once('storyFinished', done)
  setTimeout(done, patience)
}
