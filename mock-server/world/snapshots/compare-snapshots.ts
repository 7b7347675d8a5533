import type { RowDifference, SnapshotDifference } from '#mock-server/world/rows/difference.ts'
import { fieldDifferences, wholeRow } from '#mock-server/world/rows/field-differences.ts'
import { keyOfRow, type TableName } from '#mock-server/world/tables/all.ts'
import type { Snapshot } from './snapshot.ts'

const listedRows = 1_000

type Rows = ReadonlyMap<string, object>

function compareRow(table: string, key: string, from: object | undefined, to: object | undefined): RowDifference[] {
  if (!from) return to ? [{ table, key, kind: 'added', fields: wholeRow(to, 'to') }] : []
  if (!to) return [{ table, key, kind: 'removed', fields: wholeRow(from, 'from') }]
  const fields = fieldDifferences(from, to)
  return fields.length > 0 ? [{ table, key, kind: 'changed', fields }] : []
}

const compareRows = (table: string, from: Rows, to: Rows): RowDifference[] =>
  [...new Set([...from.keys(), ...to.keys()])].flatMap((key) => compareRow(table, key, from.get(key), to.get(key)))

const tableRows = ({ tables }: Snapshot, name: TableName): Rows =>
  new Map(tables[name].map((row) => [keyOfRow(name, row), row]))

const messages = ({ outbox }: Snapshot): Rows => new Map(outbox.map((message) => [`${message.id}`, message]))

/** Returns the differences of `to` from `from`. It ignores the worlds' names. */
export function compareSnapshots(from: Snapshot, to: Snapshot): SnapshotDifference {
  const { tables, outbox: _, name: __, ...fromState } = from
  const { tables: ___, outbox: ____, name: _____, ...toState } = to
  const rows = [
    ...(Object.keys(tables) as TableName[]).flatMap((name) =>
      compareRows(name, tableRows(from, name), tableRows(to, name)),
    ),
    ...compareRows('outbox', messages(from), messages(to)),
  ]
  const state = fieldDifferences(fromState, toState)
  return {
    same: state.length === 0 && rows.length === 0,
    state,
    rows: rows.slice(0, listedRows),
    more: Math.max(0, rows.length - listedRows),
  }
}
