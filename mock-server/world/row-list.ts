import type { Entry } from './table-index.ts'
import type { Line } from './tables/table-definition.ts'

/** A line that stands in a list, with its row as that is now. */
export interface Listed<Row, Own extends Line> {
  readonly line: Own
  readonly row: Row
}

type SumOf<Own> = { [Key in keyof Own]-?: NonNullable<Own[Key]> extends number ? Key : never }[keyof Own]

/** A part of a list from one place to another. Whatever is asked of it costs the same in a short list and in a long one. */
export interface Span<Row, Own extends Line> {
  readonly size: number
  /** The lines in their order; `start` and `end` are as in an array's `slice`. */
  slice(start?: number, end?: number): Listed<Row, Own>[]
  /** The first line that is meant; it walks no further than that. */
  find(isMeant: (listed: Listed<Row, Own>) => boolean): Listed<Row, Own> | undefined
  /** A number of the lines added up; lines without it add nothing. */
  sum(what: SumOf<Own>): number
  /** The line with the greatest of such numbers, the last of them where several have it. */
  greatest(what: SumOf<Own>): Listed<Row, Own> | undefined
}

/** Lines in the order of their `by`, and of their rows' coming where that is equal. */
export interface RowList<Row, Own extends Line> extends Span<Row, Own> {
  /** Lines whose `by` is not below `from` and below `until`. */
  between(from: number, until: number): Span<Row, Own>
  /** A line of the list and all before it. */
  through(listed: Listed<Row, Own>): Span<Row, Own>
}

/** One of the lines that a row makes; `part` counts them. */
export class Item<Row, Own extends Line> implements Listed<Row, Own> {
  readonly entry: Entry<Row>
  readonly line: Own
  readonly part: number

  constructor(entry: Entry<Row>, line: Own, part: number) {
    this.entry = entry
    this.line = line
    this.part = part
  }

  get row(): Row {
    return this.entry.row
  }
}

const compare = <Row, Own extends Line>(a: Item<Row, Own>, b: Item<Row, Own>): number =>
  a.line.by - b.line.by || a.entry.place - b.entry.place || a.part - b.part

/** Sums of the first lines, by how many they are: counted as far as they are asked for, and anew behind a change. */
function createSums<Row, Own extends Line>(items: readonly Item<Row, Own>[]) {
  const known = new Map<keyof Own, number[]>()
  return {
    forget(from: number) {
      for (const sums of known.values()) if (sums.length > from + 1) sums.length = from + 1
    },
    ofFirst(count: number, what: keyof Own): number {
      const sums = known.get(what) ?? [0]
      known.set(what, sums)
      for (let at = sums.length; at <= count; at += 1) {
        sums.push((sums[at - 1] ?? 0) + Number(items[at - 1]?.line[what] ?? 0))
      }
      return sums[count] ?? 0
    },
  }
}

const blockSize = 256

/** Where the greatest number stands: whole blocks are looked through once, and again behind a change. */
function createGreatest<Row, Own extends Line>(items: readonly Item<Row, Own>[]) {
  const known = new Map<keyof Own, number[]>()

  const numberAt = (at: number, what: keyof Own) => Number(items[at]?.line[what] ?? Number.NEGATIVE_INFINITY)
  const greater = (one: number, other: number, what: keyof Own) =>
    numberAt(other, what) >= numberAt(one, what) ? other : one

  function ofBlock(block: number, what: keyof Own): number {
    const blocks = known.get(what) ?? []
    known.set(what, blocks)
    for (let first = blocks.length * blockSize; blocks.length <= block; first += blockSize) {
      let place = first
      for (let at = first + 1; at < first + blockSize; at += 1) place = greater(place, at, what)
      blocks.push(place)
    }
    return blocks[block] ?? 0
  }

  return {
    forget(from: number) {
      const whole = Math.floor(from / blockSize)
      for (const blocks of known.values()) if (blocks.length > whole) blocks.length = whole
    },
    within(from: number, until: number, what: keyof Own): Item<Row, Own> | undefined {
      let place = from
      for (let at = from; at < until; ) {
        const isWhole = at % blockSize === 0 && at + blockSize <= until
        place = greater(place, isWhole ? ofBlock(at / blockSize, what) : at, what)
        at += isWhole ? blockSize : 1
      }
      return from < until ? items[place] : undefined
    },
  }
}

/** A list that keeps its order as lines are added and taken out. */
export function createRowList<Row, Own extends Line>() {
  const items: Item<Row, Own>[] = []
  /** The `by` of each, side by side: what is searched through. */
  const keys: number[] = []
  const sums = createSums(items)
  const greatest = createGreatest(items)

  /** How many lines are below a number. */
  function countBelow(key: number): number {
    let [low, high] = [0, keys.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (Number(keys[middle]) < key) low = middle + 1
      else high = middle
    }
    return low
  }

  /** How many lines are before one: among those with the same number it goes by their rows' coming. */
  function countBefore(item: Item<Row, Own>): number {
    let [low, high] = [countBelow(item.line.by), items.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      const other = items[middle]
      if (other && compare(other, item) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  const forget = (from: number) => {
    sums.forget(from)
    greatest.forget(from)
  }

  const span = (from: number, until: number): Span<Row, Own> => {
    const size = Math.max(0, until - from)
    const within = (index: number) => from + Math.min(size, Math.max(0, index < 0 ? size + index : index))
    return {
      size,
      slice: (start = 0, end = size) => items.slice(within(start), within(end)),
      find(isMeant) {
        for (let at = from; at < until; at += 1) {
          const item = items[at]
          if (item && isMeant(item)) return item
        }
        return undefined
      },
      sum: (what) => sums.ofFirst(from + size, what) - sums.ofFirst(from, what),
      greatest: (what) => greatest.within(from, from + size, what),
    }
  }

  const list: RowList<Row, Own> = {
    get size() {
      return items.length
    },
    slice: (start, end) => items.slice(start, end),
    find: (isMeant) => items.find(isMeant),
    sum: (what) => sums.ofFirst(items.length, what),
    greatest: (what) => greatest.within(0, items.length, what),
    between: (from, until) => span(countBelow(from), countBelow(until)),
    through: (listed) => span(0, countBefore(listed as Item<Row, Own>) + 1),
  }

  return {
    list,
    add(item: Item<Row, Own>) {
      const last = items.at(-1)
      // Most come last, being the newest.
      const at = !last || compare(last, item) < 0 ? items.length : countBefore(item)
      if (at === items.length) {
        items.push(item)
        keys.push(item.line.by)
      } else {
        items.splice(at, 0, item)
        keys.splice(at, 0, item.line.by)
      }
      forget(at)
    },
    remove(item: Item<Row, Own>) {
      const at = countBefore(item)
      items.splice(at, 1)
      keys.splice(at, 1)
      forget(at)
    },
  }
}
