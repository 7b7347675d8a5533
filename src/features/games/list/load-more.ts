/** The distance from the bottom that loads the next page, in pixels. */
const reach = 300
/** The minimum time between two pages, in milliseconds. */
const pause = 1_000

type Scrolled = Pick<Element, 'scrollTop' | 'clientHeight' | 'scrollHeight'>

export const isNearBottom = ({ scrollTop, clientHeight, scrollHeight }: Scrolled): boolean =>
  scrollHeight - scrollTop - clientHeight <= reach

/** Returns how long the next page must wait after a request at `lastAt`; both in milliseconds. */
export const waitForNext = (lastAt: number, now: number): number => Math.max(0, lastAt + pause - now)
