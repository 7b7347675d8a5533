import type { Snapshot } from '#mock-server/world/snapshots/snapshot.ts'
import { keyOfRow, type TableName } from '#mock-server/world/tables/all.ts'
import type { StateChange } from './state-change.ts'

type Rows = Map<string, object>

/** Returns a state after changes, oldest first. It shares every row, and every table without a change. */
export function applyChanges(from: Snapshot, changes: readonly StateChange[]): Snapshot {
  const tables = new Map<string, Rows>()
  const rowsOf = (table: string): Rows => {
    const present = tables.get(table)
    if (present) return present
    const name = table as TableName
    const rows: Rows = new Map(from.tables[name].map((row) => [keyOfRow(name, row), row]))
    tables.set(table, rows)
    return rows
  }
  for (const { table, key, isNew, row } of changes.flatMap((change) => change.rows)) {
    const rows = rowsOf(table)
    if (isNew || !row) rows.delete(key)
    if (row) rows.set(key, row)
  }
  const changed = Object.fromEntries([...tables].map(([name, rows]) => [name, [...rows.values()]]))
  return {
    ...from,
    ...Object.assign({}, ...changes.map(({ parts }) => parts)),
    tables: { ...from.tables, ...changed },
  }
}
