import { Collection } from '@msw/data'
import * as z from 'zod/mini'
import { lazy } from '../catalogue/lazy.ts'
import { createIndex, type Entry } from './table-index.ts'
import type { TableDefinition } from './tables/table-definition.ts'

type DeepReadonly<T> = T extends (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T

/** What one request did to one record. */
export const Change = z.object({
  table: z.string(),
  key: z.string(),
  kind: z.enum(['inserted', 'updated', 'removed']),
})
export type Change = z.infer<typeof Change>

export class KeyTaken extends Error {
  override name = 'KeyTaken'
  constructor(table: string, key: string) {
    super(`${table}: the key "${key}" is taken`)
  }
}

interface TableOptions<Schema extends z.ZodMiniType<object>, Index extends string>
  extends TableDefinition<Schema, Index> {
  name: string
  /** The rows it begins with, shared with whoever has them: they are never changed. */
  initial?: readonly z.output<Schema>[]
  onChange: (change: Change) => void
}

/**
 * A keyed, indexed table over an @msw/data collection. The collection itself scans, allows repeated ids and pages before
 * it sorts; here a key is unique and look-ups go through maps. A row never changes: `update` puts another in its place,
 * so that worlds, their forks and their snapshots share all rows but those they wrote. Writes are asynchronous, so call
 * them from the world's queue.
 */
export interface Table<Row, Index extends string = never> {
  readonly size: number
  get(key: string): DeepReadonly<Row> | undefined
  /** In the order they came. */
  by(index: Index, value: string): DeepReadonly<Row>[]
  all(): DeepReadonly<Row>[]
  insert(row: Row): Promise<void>
  update(key: string, change: (draft: Row) => void): Promise<void>
  remove(key: string): void
}

/** @throws KeyTaken when two of the initial rows have one key. */
export function createTable<Schema extends z.ZodMiniType<object>, Index extends string = never>({
  name,
  schema,
  key: keyOf,
  indexes,
  initial = [],
  onChange,
}: TableOptions<Schema, Index>): Table<z.output<Schema>, Index> {
  type Row = z.output<Schema>
  const entries = new Map<string, Entry<Row>>()
  let places = 0
  const indexed = Object.fromEntries(
    Object.entries<(row: Row) => string | readonly string[]>(indexes).map(([index, valuesOf]) => [
      index,
      createIndex(valuesOf, () => entries.values()),
    ]),
  ) as Record<Index, ReturnType<typeof createIndex<Row>>>
  const eachIndex = Object.values<ReturnType<typeof createIndex<Row>>>(indexed)

  /** What this world wrote itself. A row it began with comes in when it is first written. */
  const collection = lazy(() => new Collection({ schema }))
  const written = new Set<string>()

  async function create(key: string, row: Row): Promise<Row> {
    const record = (await collection().create({ ...row } as never)) as Row
    written.add(key)
    return record
  }

  /** The collection's own record of a row. */
  async function recordOf(key: string, entry: Entry<Row>): Promise<Row> {
    if (!written.has(key)) entry.row = await create(key, entry.row)
    return entry.row
  }

  function enter(key: string, row: Row) {
    if (entries.has(key)) throw new KeyTaken(name, key)
    const entry = { row, place: places }
    places += 1
    entries.set(key, entry)
    for (const index of eachIndex) index.add(entry)
  }

  for (const row of initial) enter(keyOf(row), row)

  const readable = (row: Row) => row as DeepReadonly<Row>

  return {
    get size() {
      return entries.size
    },
    get(key) {
      const entry = entries.get(key)
      return entry && readable(entry.row)
    },
    by: (index, value) => indexed[index].find(value) as DeepReadonly<Row>[],
    all: () => Array.from(entries.values(), ({ row }) => readable(row)),
    async insert(row) {
      const key = keyOf(row)
      if (entries.has(key)) throw new KeyTaken(name, key)
      enter(key, await create(key, row))
      onChange({ table: name, key, kind: 'inserted' })
    },
    async update(key, change) {
      const entry = entries.get(key)
      if (!entry) throw new Error(`${name}: nothing has the key "${key}"`)
      const previous = await recordOf(key, entry)
      const next = (await collection().update(previous as never, { data: (draft) => change(draft as Row) })) as Row
      if (keyOf(next) !== key) throw new Error(`${name}: a record keeps its key, "${key}"`)
      entry.row = next
      for (const index of eachIndex) index.move(entry, previous)
      onChange({ table: name, key, kind: 'updated' })
    },
    remove(key) {
      const entry = entries.get(key)
      if (!entry) return
      if (written.delete(key)) collection().delete(entry.row as never)
      entries.delete(key)
      for (const index of eachIndex) index.remove(entry)
      onChange({ table: name, key, kind: 'removed' })
    },
  }
}
