/** A problem in a snapshot: its field, as a dotted path, and a message. */
export interface Problem {
  field: string
  message: string
}

/** Returns the dotted path of a row, or of a field in it, by the row's place in its table. */
export const fieldOfRow = (table: string, place: number, name?: string): string =>
  ['tables', table, place, name].filter((part) => part !== undefined).join('.')
