import { Collection } from '@msw/data'
import * as z from 'zod/mini'
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
  onChange: (change: Change) => void
}

/**
 * A keyed, indexed table over an @msw/data collection. The collection itself scans, allows repeated ids and hands out
 * live records; here a key is unique, look-ups go through maps, and records are typed read-only: change them by
 * `update` alone. Writes are asynchronous, so call them from the world's queue.
 */
export interface Table<Row, Index extends string = never> {
  readonly size: number
  get(key: string): DeepReadonly<Row> | undefined
  by(index: Index, value: string): DeepReadonly<Row>[]
  all(): DeepReadonly<Row>[]
  insert(row: Row): Promise<void>
  update(key: string, change: (draft: Row) => void): Promise<void>
  remove(key: string): void
}

export function createTable<Schema extends z.ZodMiniType<object>, Index extends string = never>({
  name,
  schema,
  key: keyOf,
  indexes,
  onChange,
}: TableOptions<Schema, Index>): Table<z.output<Schema>, Index> {
  type Row = z.output<Schema>
  const collection = new Collection({ schema })
  const rows = new Map<string, Row>()
  const indexNames = Object.keys(indexes) as Index[]
  const indexed = new Map(indexNames.map((index) => [index, new Map<string, Set<string>>()]))

  const valuesOf = (index: Index, row: Row): readonly string[] => {
    const value = indexes[index](row)
    return typeof value === 'string' ? [value] : value
  }

  const enter = (row: Row) => {
    rows.set(keyOf(row), row)
    for (const [index, entries] of indexed) {
      for (const value of valuesOf(index, row)) {
        const keys = entries.get(value) ?? new Set()
        entries.set(value, keys.add(keyOf(row)))
      }
    }
  }

  const unindex = (row: Row) => {
    for (const [index, entries] of indexed) {
      for (const value of valuesOf(index, row)) entries.get(value)?.delete(keyOf(row))
    }
  }

  const readable = (row: Row) => row as DeepReadonly<Row>

  return {
    get size() {
      return rows.size
    },
    get(key) {
      const row = rows.get(key)
      return row && readable(row)
    },
    by: (index, value) => {
      const keys = indexed.get(index)?.get(value) ?? []
      return Array.from(keys, (key) => rows.get(key)).flatMap((row) => (row ? [readable(row)] : []))
    },
    all: () => Array.from(rows.values(), readable),
    async insert(row) {
      const key = keyOf(row)
      if (rows.has(key)) throw new KeyTaken(name, key)
      enter((await collection.create(row as never)) as Row)
      onChange({ table: name, key, kind: 'inserted' })
    },
    async update(key, change) {
      const previous = rows.get(key)
      if (!previous) throw new Error(`${name}: nothing has the key "${key}"`)
      const next = (await collection.update(previous as never, { data: (draft) => change(draft as Row) })) as Row
      if (keyOf(next) !== key) throw new Error(`${name}: a record keeps its key, "${key}"`)
      unindex(previous)
      enter(next)
      onChange({ table: name, key, kind: 'updated' })
    },
    remove(key) {
      const row = rows.get(key)
      if (!row) return
      collection.delete(row as never)
      rows.delete(key)
      unindex(row)
      onChange({ table: name, key, kind: 'removed' })
    },
  }
}
