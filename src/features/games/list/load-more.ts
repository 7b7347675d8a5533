/** How far from the bottom the next page is asked for, in pixels. */
const reach = 300
/** The least time between two pages, in milliseconds. */
const pause = 1_000

type Scrolled = Pick<Element, 'scrollTop' | 'clientHeight' | 'scrollHeight'>

export const isNearBottom = ({ scrollTop, clientHeight, scrollHeight }: Scrolled): boolean =>
  scrollHeight - scrollTop - clientHeight <= reach

/** How long the next page must wait, when the last was asked for at `lastAt`; both in milliseconds. */
export const waitForNext = (lastAt: number, now: number): number => Math.max(0, lastAt + pause - now)
