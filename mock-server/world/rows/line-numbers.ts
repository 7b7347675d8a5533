import type { Item } from './row-list.ts'
import type { Line } from './table-definition.ts'

/** Creates prefix sums of the lines. It computes them on demand, and again after a change. */
export function createSums<Row, Own extends Line>(items: readonly Item<Row, Own>[]) {
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

/** Creates a search for the greatest number. It scans whole blocks once, and again after a change. */
export function createGreatest<Row, Own extends Line>(items: readonly Item<Row, Own>[]) {
  const known = new Map<keyof Own, number[]>()

  const numberAt = (at: number, what: keyof Own) => Number(items[at]?.line[what] ?? Number.NEGATIVE_INFINITY)
  const greater = (one: number, other: number, what: keyof Own) =>
    numberAt(other, what) > numberAt(one, what) ? other : one

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
