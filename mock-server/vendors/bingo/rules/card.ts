import { shuffled } from '#mock-server/values/shuffle.ts'

/** Row by row; null for a cell without a number: the free middle with 75 balls, a blank with 90. */
export type BingoCard = (number | null)[]

export const bingoKinds = ['75', '90'] as const
export type BingoKind = (typeof bingoKinds)[number]

/** Returns a value in [0, 1) for a place in a shuffled list, such as a column's numbers. */
type Draw = (what: string, place: number) => number

const from = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index)

/** Creates a card with five of fifteen numbers per column and a free middle. */
function createCard75(fraction: Draw): BingoCard {
  const columns = from(0, 5).map((column) =>
    shuffled(from(column * 15 + 1, 15), (place) => fraction(`column ${column}`, place)),
  )
  return from(0, 25).map((cell) => (cell === 12 ? null : (columns[cell % 5]?.[Math.floor(cell / 5)] ?? null)))
}

/** Returns the numbers of a column: nine for the first, eleven for the last, ten for the others. */
function numbersOfColumn(column: number): number[] {
  if (column === 0) return from(1, 9)
  return column === 8 ? from(80, 11) : from(column * 10, 10)
}

/** Returns the sizes of the nine columns: one to three each, fifteen in all. */
function columnSizes(fraction: Draw): number[] {
  const spare = shuffled([...from(0, 9), ...from(0, 9)], (place) => fraction('sizes', place)).slice(0, 6)
  return from(0, 9).map((column) => 1 + spare.filter((other) => other === column).length)
}

/** Returns the rows with numbers in each column, five per row. Filling the emptiest rows first always succeeds. */
function rowsOfColumns(sizes: readonly number[], fraction: Draw): Map<number, number[]> {
  const filled = [0, 0, 0]
  const rows = new Map<number, number[]>()
  const byPlace = shuffled(from(0, 9), (place) => fraction('columns', place))
  for (const column of byPlace.toSorted((one, other) => (sizes[other] ?? 0) - (sizes[one] ?? 0))) {
    const order = shuffled([0, 1, 2], (place) => fraction(`rows ${column}`, place))
    const taken = order.toSorted((one, other) => (filled[one] ?? 0) - (filled[other] ?? 0)).slice(0, sizes[column])
    for (const row of taken) filled[row] = (filled[row] ?? 0) + 1
    rows.set(column, taken.toSorted())
  }
  return rows
}

/** Creates a card of three rows with five numbers each, ascending within each of the nine columns. */
function createCard90(fraction: Draw): BingoCard {
  const sizes = columnSizes(fraction)
  const card: BingoCard = from(0, 27).map(() => null)
  for (const [column, rows] of rowsOfColumns(sizes, fraction)) {
    const numbers = shuffled(numbersOfColumn(column), (place) => fraction(`column ${column}`, place))
      .slice(0, rows.length)
      .toSorted((one, other) => one - other)
    for (const [at, row] of rows.entries()) card[row * 9 + column] = numbers[at] ?? null
  }
  return card
}

const creators = { 75: createCard75, 90: createCard90 }

export const createBingoCard = (kind: BingoKind, fraction: Draw): BingoCard => creators[kind](fraction)
