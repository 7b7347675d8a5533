type Order = 'asc' | 'desc' | undefined

/** Returns rows sorted by a column, descending by default; equal rows keep their order. */
export function sortedBy<Row>(rows: readonly Row[], column: keyof Row, order: Order): Row[] {
  const direction = order === 'asc' ? 1 : -1
  return rows.toSorted((a, b) => (a[column] === b[column] ? 0 : a[column] > b[column] ? direction : -direction))
}
