import { createGreatest, createSums } from './line-numbers.ts'
import { compareItems, type Item, type Listed, type RowList, type Span, type SumOf } from './row-list.ts'
import type { Line } from './tables/table-definition.ts'

/** The first index from `from` on that is not before the place that is looked for; `length` if all are. */
function firstNotBefore(length: number, isBefore: (index: number) => boolean, from = 0): number {
  let [low, high] = [from, length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(middle)) low = middle + 1
    else high = middle
  }
  return low
}

/** A list that keeps its order as lines are added and taken out. A class, because worlds have thousands of them. */
export class SortedLines<Row, Own extends Line> implements RowList<Row, Own> {
  readonly #items: Item<Row, Own>[] = []
  /** The `by` of each, side by side: what is searched through. */
  readonly #keys: number[] = []
  #sums: ReturnType<typeof createSums<Row, Own>> | undefined
  #greatest: ReturnType<typeof createGreatest<Row, Own>> | undefined

  get size(): number {
    return this.#items.length
  }

  slice(start?: number, end?: number): Listed<Row, Own>[] {
    return this.#items.slice(start, end)
  }

  findLast(isMeant: (listed: Listed<Row, Own>) => boolean): Listed<Row, Own> | undefined {
    return this.#items.findLast(isMeant)
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

  through(listed: Listed<Row, Own>): Span<Row, Own> {
    return this.#span(0, this.#countBefore(listed as Item<Row, Own>) + 1)
  }

  add(item: Item<Row, Own>): void {
    const last = this.#items.at(-1)
    // Most come last, being the newest.
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

  /** How many lines are below a number. */
  #countBelow(key: number): number {
    const keys = this.#keys
    return firstNotBefore(keys.length, (index) => Number(keys[index]) < key)
  }

  /** How many lines are before one: among those with the same number it goes by their rows' coming. */
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
