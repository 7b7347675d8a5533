import * as z from 'zod/mini'
import { createBuckets } from './buckets.ts'
import { FieldDifference } from './difference.ts'
import { fieldDifferences, wholeRow } from './field-differences.ts'
import type { RowList } from './row-list.ts'
import type { Line, LinesOf, TableDefinition } from './table-definition.ts'
import { createIndex, type Entry } from './table-index.ts'
import { createLists } from './table-lists.ts'

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
export class DuplicateKeyError extends Error {
  override name = 'DuplicateKeyError'
  constructor(table: string, key: string) {
    super(`${table}: the key "${key}" is taken`)
  }
}

interface TableOptions<
  Schema extends z.ZodMiniType<object>,
  Index extends string,
  Lists extends Record<string, LinesOf<z.output<Schema>>>,
> {
  name: string
  definition: TableDefinition<Schema, Index, Lists>
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

type Follower<Row> = ReturnType<typeof createIndex<Row>> | ReturnType<typeof createLists<Row, Line>>

/** A class, because each world has every table: what a world does not write should cost it next to nothing. */
class StoredTable<
  Schema extends z.ZodMiniType<object>,
  Index extends string,
  Lists extends Record<string, LinesOf<z.output<Schema>>>,
> implements Table<z.output<Schema>, Index, Lists>
{
  readonly #name: string
  readonly #definition: TableDefinition<Schema, Index, Lists>
  readonly #onChange: (change: Change) => void
  readonly #entries = new Map<string, Entry<z.output<Schema>>>()
  #places = 0
  /** Indexes and lists, each created on first use: most worlds need few of them. */
  readonly #indexed: Partial<Record<Index, ReturnType<typeof createIndex<z.output<Schema>>>>> = {}
  readonly #listed: Partial<Record<keyof Lists, ReturnType<typeof createLists<z.output<Schema>, Line>>>> = {}
  readonly #followers: Follower<z.output<Schema>>[] = []
  /** The rows that this world wrote itself. An initial row is copied here on its first write. */
  #written?: ReturnType<typeof createBuckets<Schema>>

  constructor({ name, definition, initial = [], onChange }: TableOptions<Schema, Index, Lists>) {
    this.#name = name
    this.#definition = definition
    this.#onChange = onChange
    for (const row of initial) this.#enter(definition.key(row), row)
  }

  get size() {
    return this.#entries.size
  }

  get(key: string) {
    return this.#entries.get(key)?.row as DeepReadonly<z.output<Schema>> | undefined
  }

  by(index: Index, value: string) {
    return this.#indexOf(index).find(value) as DeepReadonly<z.output<Schema>>[]
  }

  all() {
    return Array.from(this.#entries.values(), ({ row }) => row as DeepReadonly<z.output<Schema>>)
  }

  list(list: keyof Lists, owner: string, name = '') {
    return this.#listsOf(list).list(owner, name) as never
  }

  owners(list: keyof Lists) {
    return this.#listsOf(list).owners()
  }

  named(list: keyof Lists, owner: string) {
    return this.#listsOf(list).named(owner) as never
  }

  async insert(row: z.output<Schema>) {
    const key = this.#definition.key(row)
    if (this.#entries.has(key)) throw new DuplicateKeyError(this.#name, key)
    this.#enter(key, await this.#buckets().create(key, row))
    this.#onChange({ table: this.#name, key, kind: 'inserted', fields: wholeRow(row, 'to') })
  }

  async update(key: string, change: (draft: z.output<Schema>) => void) {
    const entry = this.#entries.get(key)
    if (!entry) throw new Error(`The table ${this.#name} has no row with the key "${key}".`)
    const previous = entry.row
    const apply = (draft: z.output<Schema>) => {
      change(draft)
      if (this.#definition.key(draft) !== key)
        throw new Error(`The key "${key}" of a row in ${this.#name} must not change.`)
    }
    const next = await this.#write(key, previous, apply)
    entry.row = next
    for (const follower of this.#followers) follower.move(entry, previous)
    this.#onChange({ table: this.#name, key, kind: 'updated', fields: fieldDifferences(previous, next) })
  }

  remove(key: string) {
    const entry = this.#entries.get(key)
    if (!entry) return
    if (this.#written?.has(key)) this.#written.delete(key, entry.row)
    this.#entries.delete(key)
    for (const follower of this.#followers) follower.remove(entry)
    this.#onChange({ table: this.#name, key, kind: 'removed', fields: [] })
  }

  #enter(key: string, row: z.output<Schema>) {
    if (this.#entries.has(key)) throw new DuplicateKeyError(this.#name, key)
    const entry = { row, place: this.#places }
    this.#places += 1
    this.#entries.set(key, entry)
    for (const follower of this.#followers) follower.add(entry)
  }

  #indexOf(index: Index) {
    const present = this.#indexed[index]
    if (present) return present
    const created = createIndex(this.#definition.indexes[index], this.#entries.values())
    this.#indexed[index] = created
    this.#followers.push(created)
    return created
  }

  #listsOf(list: keyof Lists) {
    const present = this.#listed[list]
    if (present) return present
    const created = createLists<z.output<Schema>, Line>(
      this.#definition.lists?.[list] ?? (() => []),
      this.#entries.values(),
    )
    this.#listed[list] = created
    this.#followers.push(created)
    return created
  }

  #buckets() {
    this.#written ??= createBuckets(this.#definition.schema)
    return this.#written
  }

  /** Changes a row in the buckets. One that this world writes for the first time enters them as changed. */
  async #write(key: string, row: z.output<Schema>, apply: (draft: z.output<Schema>) => void) {
    if (this.#buckets().has(key)) return this.#buckets().update(key, row, apply)
    const draft = structuredClone(row)
    apply(draft)
    return this.#buckets().create(key, draft)
  }
}

/** Creates a table. @throws DuplicateKeyError if two of the initial rows have the same key. */
export const createTable = <
  Schema extends z.ZodMiniType<object>,
  Index extends string = never,
  Lists extends Record<string, LinesOf<z.output<Schema>>> = Record<never, never>,
>(
  options: TableOptions<Schema, Index, Lists>,
): Table<z.output<Schema>, Index, Lists> => new StoredTable(options)
