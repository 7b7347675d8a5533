import { Collection } from '@msw/data'
import type * as z from 'zod/mini'

const shelfSize = 32

/**
 * Creates a store of records in many small @msw/data collections, because a collection scans all its records to update
 * or delete one.
 */
export function createShelves<Schema extends z.ZodMiniType<object>>(schema: Schema) {
  type Row = z.output<Schema>
  const shelves = new Map<string, Collection<Schema>>()
  let last: Collection<Schema> | undefined

  const shelfOf = (key: string) => {
    const shelf = shelves.get(key)
    if (!shelf) throw new Error(`no shelf has the key "${key}"`)
    return shelf
  }

  return {
    has: (key: string): boolean => shelves.has(key),
    async create(key: string, row: Row): Promise<Row> {
      if (!last || last.count() >= shelfSize) last = new Collection({ schema })
      const shelf = last
      const record = await shelf.create({ ...row } as never)
      shelves.set(key, shelf)
      return record as Row
    },
    /** Replaces a record of this store with a changed one. @throws Error if no record has the key. */
    update: async (key: string, record: Row, change: (draft: Row) => void): Promise<Row> =>
      (await shelfOf(key).update(record as never, { data: (draft) => change(draft as Row) })) as Row,
    /** Removes a record of this store. @throws Error if no record has the key. */
    delete(key: string, record: Row) {
      shelfOf(key).delete(record as never)
      shelves.delete(key)
    },
  }
}
