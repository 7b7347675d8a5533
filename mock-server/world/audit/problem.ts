/** What is wrong with a snapshot: where, as a dotted path into it, and what. */
export interface Problem {
  field: string
  message: string
}

/** A field of a row by the row's place in its table. */
export const fieldOfRow = (table: string, place: number, name?: string): string =>
  ['tables', table, place, name].filter((part) => part !== undefined).join('.')
