import { shareOf } from './combinatorics.ts'

/** The sides of a number that most boards offer. */
export const sides = ['big', 'small', 'odd', 'even'] as const

/** Checks whether a number is on a side; it is big from `bigFrom` on. */
export function isSide(side: string, value: number, bigFrom: number): boolean {
  switch (side) {
    case 'big':
      return value >= bigFrom
    case 'small':
      return value < bigFrom
    case 'odd':
      return value % 2 === 1
    default:
      return value % 2 === 0
  }
}

/** Returns the number that divides sums into small and big halves, and the chance of each side. */
export function halfOf(ways: ReadonlyMap<number, number>): { bigFrom: number; chance: (side: string) => number } {
  const sums = [...ways.keys()]
  const bigFrom = Math.floor((Math.min(...sums) + Math.max(...sums)) / 2) + 1
  return { bigFrom, chance: (side) => shareOf(ways, (value) => isSide(side, value, bigFrom)) }
}
