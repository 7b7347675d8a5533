type Order = 'asc' | 'desc' | undefined

/** Rows by one of their columns, the greatest first unless told otherwise; rows that are equal stay as they are. */
export function sortedBy<Row>(rows: readonly Row[], column: keyof Row, order: Order): Row[] {
  const direction = order === 'asc' ? 1 : -1
  return rows.toSorted((a, b) => (a[column] === b[column] ? 0 : a[column] > b[column] ? direction : -direction))
}
