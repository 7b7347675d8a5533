import { createGreatest, createSums } from './line-numbers.ts'
import { compareItems, type Item, type Listed, type RowList, type Span, type SumOf } from './row-list.ts'
import type { Line } from './table-definition.ts'

/** Returns the first index from `from` on for which `isBefore` is false; `length` if there is none. */
function firstNotBefore(length: number, isBefore: (index: number) => boolean, from = 0): number {
  let [low, high] = [from, length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(middle)) low = middle + 1
    else high = middle
  }
  return low
}

/** A list that stays sorted as lines are added and removed. It is a class, because worlds have thousands of them. */
export class SortedLines<Row, Own extends Line> implements RowList<Row, Own> {
  readonly #items: Item<Row, Own>[] = []
  /** The `by` of each item, for the binary search. */
  readonly #keys: number[] = []
  #sums: ReturnType<typeof createSums<Row, Own>> | undefined
  #greatest: ReturnType<typeof createGreatest<Row, Own>> | undefined

  get size(): number {
    return this.#items.length
  }

  slice(start?: number, end?: number): Listed<Row, Own>[] {
    return this.#items.slice(start, end)
  }

  findLast(matches: (listed: Listed<Row, Own>) => boolean): Listed<Row, Own> | undefined {
    return this.#items.findLast(matches)
  }

  sum(what: SumOf<Own>): number {
    return this.#span(0, this.size).sum(what)
  }

  greatest(what: SumOf<Own>): Listed<Row, Own> | undefined {
    return this.#span(0, this.size).greatest(what)
  }

  between(from: number, until: number): Span<Row, Own> {
    const first = this.#countBelow(from)
    return this.#span(first, Math.max(first, this.#countBelow(until)))
  }

  hasBetween(from: number, until: number): boolean {
    // Most spans reach up to now, and so to the newest line.
    const newest = this.#keys.at(-1)
    if (newest === undefined || newest < from) return false
    return newest < until || Number(this.#keys[this.#countBelow(from)]) < until
  }

  through(listed: Listed<Row, Own>): Span<Row, Own> {
    return this.#span(0, this.#countBefore(listed as Item<Row, Own>) + 1)
  }

  add(item: Item<Row, Own>): void {
    const last = this.#items.at(-1)
    // Most lines are the newest and belong at the end.
    const at = !last || compareItems(last, item) < 0 ? this.size : this.#countBefore(item)
    if (at === this.size) {
      this.#items.push(item)
      this.#keys.push(item.line.by)
    } else {
      this.#items.splice(at, 0, item)
      this.#keys.splice(at, 0, item.line.by)
    }
    this.#forget(at)
  }

  remove(item: Item<Row, Own>): void {
    const at = this.#countBefore(item)
    this.#items.splice(at, 1)
    this.#keys.splice(at, 1)
    this.#forget(at)
  }

  #forget(from: number): void {
    this.#sums?.forget(from)
    this.#greatest?.forget(from)
  }

  /** Counts the lines below a number. */
  #countBelow(key: number): number {
    const keys = this.#keys
    return firstNotBefore(keys.length, (index) => Number(keys[index]) < key)
  }

  /** Counts the lines before one; lines with the same number are in the order of their rows' insertion. */
  #countBefore(item: Item<Row, Own>): number {
    const items = this.#items
    const isBefore = (index: number) => {
      const other = items[index]
      return other !== undefined && compareItems(other, item) < 0
    }
    return firstNotBefore(items.length, isBefore, this.#countBelow(item.line.by))
  }

  #span(from: number, until: number): Span<Row, Own> {
    const items = this.#items
    const size = until - from
    const within = (index: number) => from + Math.min(size, Math.max(0, index < 0 ? size + index : index))
    this.#sums ??= createSums(items)
    this.#greatest ??= createGreatest(items)
    const [sums, greatest] = [this.#sums, this.#greatest]
    return {
      size,
      slice: (start = 0, end = size) => items.slice(within(start), within(end)),
      sum: (what) => sums.ofFirst(until, what) - sums.ofFirst(from, what),
      greatest: (what) => greatest.within(from, until, what),
    }
  }
}
