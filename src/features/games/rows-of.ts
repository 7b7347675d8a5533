/** Returns how many rows of that many columns take about the place of that many rows of three on a phone. */
export function rowsOf(rows: number, columns: number): number {
  if (columns === 1) return rows * 2
  return columns === 3 ? rows : Math.max(1, rows - 1)
}
