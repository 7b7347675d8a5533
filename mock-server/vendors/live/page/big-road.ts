import type { Mark } from '../contract.ts'

export interface RoadCell {
  column: number
  row: number
  mark: Mark
  /** The ties that followed, drawn on the same cell. */
  ties: number
}

export const roadRows = 6

const key = (column: number, row: number) => `${column}/${row}`

/**
 * Returns the cells of the big road: a column for each streak, with ties on the previous cell. A streak without space
 * below continues to the right.
 */
export function bigRoad(marks: readonly Mark[]): RoadCell[] {
  const cells: RoadCell[] = []
  const taken = new Set<string>()
  let streak = -1
  for (const mark of marks) {
    const last = cells.at(-1)
    if (mark.winner === 'tie') {
      if (last) last.ties += 1
      else cells.push({ column: 0, row: 0, mark, ties: 0 })
      continue
    }
    // Ties before the first winner share that winner's cell.
    const isFirst = !last || last.mark.winner === 'tie'
    if (isFirst || last.mark.winner !== mark.winner) {
      const ties = isFirst ? cells.splice(0).reduce((sum, cell) => sum + cell.ties + 1, 0) : 0
      streak += 1
      while (taken.has(key(streak, 0))) streak += 1
      taken.add(key(streak, 0))
      cells.push({ column: streak, row: 0, mark, ties })
      continue
    }
    const below = last.row + 1
    const goesDown = below < roadRows && !taken.has(key(last.column, below)) && last.column === streak
    const place = goesDown ? { column: last.column, row: below } : { column: last.column + 1, row: last.row }
    taken.add(key(place.column, place.row))
    cells.push({ ...place, mark, ties: 0 })
  }
  return cells
}
