import type { FieldDifference, RowDifference, SnapshotDifference } from './difference.ts'
import type { Snapshot } from './snapshot.ts'
import { keyOfRow, type TableName } from './tables/all.ts'

const listedRows = 1_000

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const alike = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other)

/** Compares objects field by field, and lists as a whole. */
function fieldsOf(from: unknown, to: unknown, path: readonly string[] = []): FieldDifference[] {
  if (from === to) return []
  if (isRecord(from) && isRecord(to)) {
    const names = new Set([...Object.keys(from), ...Object.keys(to)])
    return [...names].flatMap((name) => fieldsOf(from[name], to[name], [...path, name]))
  }
  return alike(from, to) ? [] : [{ field: path.join('.'), from, to }]
}

const wholeRow = (row: object, side: 'from' | 'to'): FieldDifference[] =>
  Object.entries(row).map(([field, value]) => ({ field, [side]: value }))

type Rows = ReadonlyMap<string, object>

function compareRow(table: string, key: string, from: object | undefined, to: object | undefined): RowDifference[] {
  if (!from) return to ? [{ table, key, kind: 'added', fields: wholeRow(to, 'to') }] : []
  if (!to) return [{ table, key, kind: 'removed', fields: wholeRow(from, 'from') }]
  const fields = fieldsOf(from, to)
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
  const state = fieldsOf(fromState, toState)
  return {
    same: state.length === 0 && rows.length === 0,
    state,
    rows: rows.slice(0, listedRows),
    more: Math.max(0, rows.length - listedRows),
  }
}
