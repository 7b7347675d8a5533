import type { InputProblem } from '#mock-server/values/input-problem.ts'

/** A problem in a snapshot, and its field as a dotted path. */
export interface Problem extends InputProblem {
  field: string
}

/** Returns the dotted path of a row, or of a field in it, by the row's place in its table. */
export const fieldOfRow = (table: string, place: number, name?: string): string =>
  ['tables', table, place, name].filter((part) => part !== undefined).join('.')
