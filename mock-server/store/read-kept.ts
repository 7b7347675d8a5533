import type { DatabaseSync } from 'node:sqlite'
import type * as z from 'zod/mini'
import { parse } from '#mock-server/values/parse.ts'
import { SavedSnapshot } from '#mock-server/world/snapshots/saved-snapshot.ts'
import { Snapshot } from '#mock-server/world/snapshots/snapshot.ts'
import { noRows } from '#mock-server/world/tables/all.ts'
import { DataDirProblem } from './data-dir-problem.ts'
import { ownLists } from './own-lists.ts'

/** Returns the rows of a query. */
const select = <Row>(database: DatabaseSync, sql: string, ...parameters: (string | number)[]) =>
  database.prepare(sql).all(...parameters) as unknown as Row[]

function assemble(database: DatabaseSync, { id, name, head }: { id: number; name: string; head: string }): unknown {
  const parts = select<{ part: string; json: string }>(database, 'SELECT part, json FROM parts WHERE world = ?', id)
  const lists: Record<string, unknown[]> = { ...noRows(), ...Object.fromEntries(ownLists.map((list) => [list, []])) }
  const records = select<{ list: string; json: string }>(
    database,
    'SELECT list, json FROM records WHERE world = ? ORDER BY place',
    id,
  )
  // Rows of removed tables are ignored.
  for (const { list, json } of records) lists[list]?.push(JSON.parse(json))
  const { '.due': due, '.outbox': outbox, ...tables } = lists
  return {
    ...JSON.parse(head),
    name,
    ...Object.fromEntries(parts.map(({ part, json }) => [part, JSON.parse(json)])),
    due,
    outbox,
    tables,
  }
}

function read<Schema extends z.ZodMiniType>(schema: Schema, value: unknown, what: string): z.output<Schema> {
  const result = parse(schema, value)
  if ('data' in result) return result.data
  const { path, message } = result.issue
  throw new DataDirProblem(
    `${what}, which this version cannot read (${path.join('.')}: ${message}); name another folder`,
  )
}

/** Reads everything in a data directory. @throws DataDirProblem if this version cannot read it. */
export function readKept(database: DatabaseSync, dir: string): { worlds: Snapshot[]; saved: SavedSnapshot[] } {
  try {
    const worlds = select<{ id: number; name: string; head: string }>(
      database,
      'SELECT id, name, head FROM worlds ORDER BY id',
    )
    const saved = select<{ name: string; json: string }>(database, 'SELECT name, json FROM saved ORDER BY name')
    return {
      worlds: worlds.map((row) => read(Snapshot, assemble(database, row), `${dir} holds the world "${row.name}"`)),
      saved: saved.map((row) => read(SavedSnapshot, JSON.parse(row.json), `${dir} holds the snapshot "${row.name}"`)),
    }
  } catch (error) {
    if (error instanceof DataDirProblem) throw error
    throw new DataDirProblem(
      `${dir} is damaged: ${error instanceof Error ? error.message : error}; name another folder`,
    )
  }
}
