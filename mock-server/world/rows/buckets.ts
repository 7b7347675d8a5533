import { Collection } from '@msw/data'
import type * as z from 'zod/mini'

const bucketSize = 32

/**
 * Creates a store of records in many small @msw/data collections, because a collection scans all its records to update
 * or delete one.
 */
export function createBuckets<Schema extends z.ZodMiniType<object>>(schema: Schema) {
  type Row = z.output<Schema>
  const buckets = new Map<string, Collection<Schema>>()
  let last: Collection<Schema> | undefined

  const bucketOf = (key: string) => {
    const bucket = buckets.get(key)
    if (!bucket) throw new Error(`No bucket has the key "${key}".`)
    return bucket
  }

  return {
    has: (key: string): boolean => buckets.has(key),
    async create(key: string, row: Row): Promise<Row> {
      if (!last || last.count() >= bucketSize) last = new Collection({ schema })
      const bucket = last
      const record = await bucket.create({ ...row } as never)
      buckets.set(key, bucket)
      return record as Row
    },
    /** Replaces a record of this store with a changed one. @throws Error if no record has the key. */
    update: async (key: string, record: Row, change: (draft: Row) => void): Promise<Row> =>
      (await bucketOf(key).update(record as never, { data: (draft) => change(draft as Row) })) as Row,
    /** Removes a record of this store. @throws Error if no record has the key. */
    delete(key: string, record: Row) {
      bucketOf(key).delete(record as never)
      buckets.delete(key)
    },
  }
}
