/** One row with its place in the order of insertion. A change replaces the row. */
export interface Entry<Row> {
  row: Row
  readonly place: number
}

/** The entries of one value; `sorted` is false if one was added out of order. */
interface Bucket<Row> {
  entries: Set<Entry<Row>>
  lastPlace: number
  sorted: boolean
}

type ValuesOf<Row> = (row: Row) => string | readonly string[]

const listed = (values: string | readonly string[]) => (typeof values === 'string' ? [values] : values)

const same = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((value, at) => value === other[at])

/** Creates an index of all entries that finds rows by a value, in the order of insertion. */
export function createIndex<Row>(valuesOf: ValuesOf<Row>, all: Iterable<Entry<Row>>) {
  const buckets = new Map<string, Bucket<Row>>()

  function put(value: string, entry: Entry<Row>) {
    const bucket = buckets.get(value) ?? { entries: new Set(), lastPlace: -1, sorted: true }
    bucket.entries.add(entry)
    bucket.sorted &&= entry.place > bucket.lastPlace
    bucket.lastPlace = Math.max(bucket.lastPlace, entry.place)
    buckets.set(value, bucket)
  }

  function takeOut(value: string, entry: Entry<Row>) {
    const bucket = buckets.get(value)
    bucket?.entries.delete(entry)
    if (bucket?.entries.size === 0) buckets.delete(value)
  }

  function add(entry: Entry<Row>) {
    for (const value of listed(valuesOf(entry.row))) put(value, entry)
  }

  for (const entry of all) add(entry)

  return {
    add,
    remove(entry: Entry<Row>) {
      for (const value of listed(valuesOf(entry.row))) takeOut(value, entry)
    },
    /** Updates the index after an entry's row was replaced. */
    move(entry: Entry<Row>, previous: Row) {
      const [from, to] = [listed(valuesOf(previous)), listed(valuesOf(entry.row))]
      if (same(from, to)) return
      for (const value of from) takeOut(value, entry)
      for (const value of to) put(value, entry)
    },
    find(value: string): Row[] {
      const bucket = buckets.get(value)
      if (!bucket) return []
      if (!bucket.sorted) {
        bucket.entries = new Set([...bucket.entries].toSorted((a, b) => a.place - b.place))
        bucket.sorted = true
      }
      return Array.from(bucket.entries, ({ row }) => row)
    },
  }
}
