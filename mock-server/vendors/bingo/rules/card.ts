import { shuffled } from '#mock-server/values/shuffle.ts'

/** Row by row; null is a cell without a number: the free middle of 75 balls, a blank of 90. */
export type BingoCard = (number | null)[]

export const bingoKinds = ['75', '90'] as const
export type BingoKind = (typeof bingoKinds)[number]

/** A value in [0, 1) for a place of something that is put in order, such as a column's numbers. */
type Draw = (what: string, place: number) => number

const from = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index)

/** Five of each fifteen numbers to a column, the middle free. */
function createCard75(fraction: Draw): BingoCard {
  const columns = from(0, 5).map((column) =>
    shuffled(from(column * 15 + 1, 15), (place) => fraction(`column ${column}`, place)),
  )
  return from(0, 25).map((cell) => (cell === 12 ? null : (columns[cell % 5]?.[Math.floor(cell / 5)] ?? null)))
}

/** Nine numbers belong to the first of nine columns, eleven to the last, ten to each other. */
function numbersOfColumn(column: number): number[] {
  if (column === 0) return from(1, 9)
  return column === 8 ? from(80, 11) : from(column * 10, 10)
}

/** One to three numbers to each of nine columns, fifteen in all. */
function columnSizes(fraction: Draw): number[] {
  const spare = shuffled([...from(0, 9), ...from(0, 9)], (place) => fraction('sizes', place)).slice(0, 6)
  return from(0, 9).map((column) => 1 + spare.filter((other) => other === column).length)
}

/** Which rows each column has numbers in: five to a row. Filling the emptiest rows first always comes out even. */
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

/** Three rows of nine columns with five numbers each; a column's numbers rise from top to bottom. */
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
