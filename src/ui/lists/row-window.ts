/** A list this short mounts all of its rows, so that the browser's search finds each of them. */
export const shortList = 40
/** The rows mount in steps, so that scrolling renders less often. */
const step = 4

/** A range of a list’s rows, from `first` to `last`. */
export interface RowRange {
  first: number
  last: number
}

/** A mounted row, or the space of the rows from `after` on that are not mounted. */
export type Part = { row: number } | { after: number; size: number }

/** Returns the sums of the heights before each row, and of all. */
export function offsetsOf(heights: readonly number[]): number[] {
  const offsets = [0]
  for (const height of heights) offsets.push((offsets.at(-1) ?? 0) + height)
  return offsets
}

/** Returns the rows between two distances from the list's top, and a few around them. */
export function rowsBetween(offsets: readonly number[], from: number, to: number): RowRange {
  const last = Math.max(0, offsets.length - 2)
  const rowAt = (distance: number) => {
    const next = offsets.findIndex((offset) => offset > distance)
    return next === -1 ? last : Math.max(0, next - 1)
  }
  const start = rowAt(from)
  const end = rowAt(to)
  return { first: start - (start % step), last: Math.min(last, end + step - (end % step)) }
}

/**
 * Returns what a list of `count` rows mounts: the range, the rows of `kept`, and its ends, which the Tab key enters
 * first. A short list mounts everything.
 */
export function mountedRows(count: number, { first, last }: RowRange, kept: readonly number[]): number[] {
  const isMounted = (row: number) =>
    count <= shortList || (row >= first && row <= last) || row === 0 || row === count - 1 || kept.includes(row)
  return Array.from({ length: count }, (_, row) => row).filter(isMounted)
}

/** Returns the parts of a list from its mounted rows and its offsets: between rows that are apart, there is a space. */
export function partsOf(mounted: readonly number[], offsets: readonly number[]): Part[] {
  const before = (at: number) => mounted[at - 1] ?? -1
  return mounted.flatMap((row, at) => {
    const after = before(at)
    const size = (offsets[row] ?? 0) - (offsets[after + 1] ?? 0)
    return row === after + 1 ? [{ row }] : [{ after, size }, { row }]
  })
}
