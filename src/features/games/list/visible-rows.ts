/** The most rows that are mounted before the visible ones, and after them. */
const mostAround = 4

/** The most tiles that are mounted at once. */
const mostTiles = 60

export interface Rows {
  first: number
  last: number
  /** How many of them are below the visible ones, at least. */
  around: number
}

interface Scrolled {
  /** The distance of the list's top from the viewport's, in pixels. */
  top: number
  height: number
  /** The number of the list's rows. */
  count: number
  columns: number
  /** The viewport's height in pixels. */
  screen: number
}

/** Returns the visible rows of a list and those around them, in steps of two, so that scrolling renders less often. */
export function visibleRows({ top, height, count, columns, screen }: Scrolled): Rows {
  const row = height / count || 1
  const around = rowsAround(Math.ceil(screen / row) + 1, columns)
  const first = Math.floor(-top / row) - around
  const last = Math.floor((screen - top) / row) + around
  return { first: Math.max(0, first - (first % 2)), last: last + (last % 2), around }
}

/** Returns how many rows there is room for on each side, beside one for each of the two steps and one with the focus. */
function rowsAround(visible: number, columns: number): number {
  const room = Math.floor(mostTiles / columns) - visible - 3
  return Math.min(mostAround, Math.max(0, Math.floor(room / 2)))
}

/** Returns the rows of a list of `count` to mount; unless `ahead`, without those below the visible ones. */
export function rowsToMount({ first, last, around }: Rows, count: number, ahead: boolean): number[] {
  const end = Math.min(count - 1, ahead ? last : last - around)
  return Array.from({ length: Math.max(0, end - first + 1) }, (_, place) => first + place)
}
