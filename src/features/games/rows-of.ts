/** Returns how many rows of a merchant's columns take about the place of that many rows of three. */
export const rowsOf = (rows: number, columns: 1 | 2 | 3): number =>
  columns === 3 ? rows : columns === 2 ? Math.max(1, rows - 1) : rows * 2
