import type { Change } from '#mock-server/world/table.ts'

export interface Effect {
  table: string
  key: string
  /** It has to go to the end of its table: it came, or went and came again. */
  anew: boolean
}

/** What many changes of rows amount to: each row once, those that came in the order of their coming. */
export function netEffects(changes: readonly Change[]): Effect[] {
  const effects = new Map<string, Effect>()
  for (const { table, key, kind } of changes) {
    const id = `${table}\u0000${key}`
    const anew = kind !== 'updated' || effects.get(id)?.anew === true
    if (kind === 'inserted') effects.delete(id)
    effects.set(id, { table, key, anew })
  }
  return [...effects.values()]
}
