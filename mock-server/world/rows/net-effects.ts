import type { Change } from './table.ts'

/** The net effect of many changes on one row. */
export interface Effect {
  table: string
  key: string
  /** The row belongs at the end of its table: it was inserted, or removed and inserted again. */
  isNew: boolean
}

/** Reduces many changes to one effect per row; inserted rows are in the order of insertion. */
export function netEffects(changes: readonly Change[]): Effect[] {
  const effects = new Map<string, Effect>()
  for (const { table, key, kind } of changes) {
    const id = `${table}\u0000${key}`
    const isNew = kind !== 'updated' || effects.get(id)?.isNew === true
    if (kind === 'inserted') effects.delete(id)
    effects.set(id, { table, key, isNew })
  }
  return [...effects.values()]
}
