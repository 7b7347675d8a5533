import * as z from 'zod/mini'
import { lazy } from '#mock-server/catalogue/lazy.ts'
import { FieldDifference } from './difference.ts'
import { fieldDifferences, wholeRow } from './field-differences.ts'
import type { RowList } from './row-list.ts'
import { createShelves } from './shelves.ts'
import { createIndex, type Entry } from './table-index.ts'
import { createLists } from './table-lists.ts'
import type { Line, LinesOf, TableDefinition } from './tables/table-definition.ts'

type DeepReadonly<T> = T extends (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T

/** A change of one record by one request. */
export const Change = z.object({
  table: z.string(),
  key: z.string(),
  kind: z.enum(['inserted', 'updated', 'removed']),
  /** The changed fields with their values before and after; all fields of a new row, none of a removed one. */
  fields: z.array(FieldDifference),
})
export type Change = z.infer<typeof Change>

/** Two rows of a table have the same key. */
export class KeyTaken extends Error {
  override name = 'KeyTaken'
  constructor(table: string, key: string) {
    super(`${table}: the key "${key}" is taken`)
  }
}

interface TableOptions<
  Schema extends z.ZodMiniType<object>,
  Index extends string,
  Lists extends Record<string, LinesOf<z.output<Schema>>>,
> extends TableDefinition<Schema, Index, Lists> {
  name: string
  /** The initial rows. They may be shared, because a table never changes them. */
  initial?: readonly z.output<Schema>[]
  onChange: (change: Change) => void
}

/** The type of a list's lines. */
type OwnOf<Lines> = Lines extends (row: never) => readonly (infer Own extends Line)[] ? Own : never

/**
 * A keyed, indexed table over @msw/data collections. A collection itself scans, allows repeated ids and pages before it
 * sorts; here keys are unique, look-ups use maps, and lists stay sorted. A row never changes: `update` replaces it, so that
 * worlds, their forks and their snapshots share all rows except those they wrote. Writes are asynchronous: call them from
 * the world's queue.
 */
export interface Table<Row, Index extends string = never, Lists = Record<never, never>> {
  readonly size: number
  get(key: string): DeepReadonly<Row> | undefined
  /** Returns the rows with a value of an index, in the order of insertion. */
  by(index: Index, value: string): DeepReadonly<Row>[]
  all(): DeepReadonly<Row>[]
  /** Returns a list of an owner; empty if there is none. It is valid until the next write to the table. */
  list<Name extends keyof Lists>(
    list: Name,
    owner: string,
    name?: string,
  ): RowList<DeepReadonly<Row>, OwnOf<Lists[Name]>>
  /** Returns the owners of such lists. */
  owners(list: keyof Lists): Iterable<string>
  /** Returns all such lists of an owner, with their names. */
  named<Name extends keyof Lists>(
    list: Name,
    owner: string,
  ): [name: string, list: RowList<DeepReadonly<Row>, OwnOf<Lists[Name]>>][]
  insert(row: Row): Promise<void>
  update(key: string, change: (draft: Row) => void): Promise<void>
  remove(key: string): void
}

/** Creates a table. @throws KeyTaken if two of the initial rows have the same key. */
export function createTable<
  Schema extends z.ZodMiniType<object>,
  Index extends string = never,
  Lists extends Record<string, LinesOf<z.output<Schema>>> = Record<never, never>,
>({
  name,
  schema,
  key: keyOf,
  indexes,
  lists,
  initial = [],
  onChange,
}: TableOptions<Schema, Index, Lists>): Table<z.output<Schema>, Index, Lists> {
  type Row = z.output<Schema>
  const entries = new Map<string, Entry<Row>>()
  let places = 0
  /** Indexes and lists, each created on first use: most worlds need few of them. */
  const indexed = new Map<Index, ReturnType<typeof createIndex<Row>>>()
  const listed = new Map<keyof Lists, ReturnType<typeof createLists<Row, Line>>>()
  const followers: (ReturnType<typeof createIndex<Row>> | ReturnType<typeof createLists<Row, Line>>)[] = []

  function indexOf(index: Index) {
    const present = indexed.get(index)
    if (present) return present
    const created = createIndex(indexes[index], entries.values())
    indexed.set(index, created)
    followers.push(created)
    return created
  }

  function listsOf(list: keyof Lists) {
    const present = listed.get(list)
    if (present) return present
    const created = createLists<Row, Line>(lists?.[list] ?? (() => []), entries.values())
    listed.set(list, created)
    followers.push(created)
    return created
  }

  /** The rows that this world wrote itself. An initial row is copied here on its first write. */
  const written = lazy(() => createShelves(schema))

  /** Returns the shelves' own record of a row. */
  async function recordOf(key: string, entry: Entry<Row>): Promise<Row> {
    if (!written().has(key)) entry.row = await written().create(key, entry.row)
    return entry.row
  }

  function enter(key: string, row: Row) {
    if (entries.has(key)) throw new KeyTaken(name, key)
    const entry = { row, place: places }
    places += 1
    entries.set(key, entry)
    for (const follower of followers) follower.add(entry)
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
    by: (index, value) => indexOf(index).find(value) as DeepReadonly<Row>[],
    all: () => Array.from(entries.values(), ({ row }) => readable(row)),
    list: (list, owner, name = '') => listsOf(list).list(owner, name) as never,
    owners: (list) => listsOf(list).owners(),
    named: (list, owner) => listsOf(list).named(owner) as never,
    async insert(row) {
      const key = keyOf(row)
      if (entries.has(key)) throw new KeyTaken(name, key)
      enter(key, await written().create(key, row))
      onChange({ table: name, key, kind: 'inserted', fields: wholeRow(row, 'to') })
    },
    async update(key, change) {
      const entry = entries.get(key)
      if (!entry) throw new Error(`${name}: no row has the key "${key}"`)
      const previous = await recordOf(key, entry)
      const next = await written().update(key, previous, change)
      if (keyOf(next) !== key) throw new Error(`${name}: a record keeps its key, "${key}"`)
      entry.row = next
      for (const follower of followers) follower.move(entry, previous)
      onChange({ table: name, key, kind: 'updated', fields: fieldDifferences(previous, next) })
    },
    remove(key) {
      const entry = entries.get(key)
      if (!entry) return
      if (written().has(key)) written().delete(key, entry.row)
      entries.delete(key)
      for (const follower of followers) follower.remove(entry)
      onChange({ table: name, key, kind: 'removed', fields: [] })
    },
  }
}
