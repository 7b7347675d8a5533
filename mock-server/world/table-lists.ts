import { createRowList, Item, type RowList } from './row-list.ts'
import type { Entry } from './table-index.ts'
import type { Line, LinesOf } from './tables/table-definition.ts'

type Kept<Row, Own extends Line> = ReturnType<typeof createRowList<Row, Own>>

const sameValue = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((value, at) => sameValue(value, other[at]))
    : one === other

const sameLine = (one: Line, other: Line): boolean => {
  const fields = Object.entries(one)
  return (
    fields.length === Object.keys(other).length &&
    fields.every(([field, value]) => sameValue(value, other[field as keyof Line]))
  )
}

/** Rows in lists that keep an order of their own. Built when one of them is first asked for, from all there are then. */
export function createLists<Row, Own extends Line>(linesOf: LinesOf<Row, Own>, all: () => Iterable<Entry<Row>>) {
  let owners: Map<string, Map<string, Kept<Row, Own>>> | undefined
  const none: RowList<Row, Own> = createRowList<Row, Own>().list

  const itemsOf = (entry: Entry<Row>, row: Row) => linesOf(row).map((line, part) => new Item(entry, line, part))

  function put(into: NonNullable<typeof owners>, item: Item<Row, Own>) {
    for (const [owner, name] of item.line.in) {
      const own = into.get(owner) ?? new Map<string, Kept<Row, Own>>()
      const kept = own.get(name) ?? createRowList<Row, Own>()
      kept.add(item)
      own.set(name, kept)
      into.set(owner, own)
    }
  }

  function takeOut(from: NonNullable<typeof owners>, item: Item<Row, Own>) {
    for (const [owner, name] of item.line.in) {
      const own = from.get(owner)
      const kept = own?.get(name)
      kept?.remove(item)
      if (kept?.list.size === 0) own?.delete(name)
      if (own?.size === 0) from.delete(owner)
    }
  }

  function build() {
    owners = new Map()
    for (const entry of all()) for (const item of itemsOf(entry, entry.row)) put(owners, item)
    return owners
  }

  const built = () => owners ?? build()

  return {
    add(entry: Entry<Row>) {
      if (owners) for (const item of itemsOf(entry, entry.row)) put(owners, item)
    },
    remove(entry: Entry<Row>) {
      if (owners) for (const item of itemsOf(entry, entry.row)) takeOut(owners, item)
    },
    /** The entry's row was another before. A line that says the same as before stays. */
    move(entry: Entry<Row>, previous: Row) {
      if (!owners) return
      const [from, to] = [itemsOf(entry, previous), itemsOf(entry, entry.row)]
      const isNew = ({ line, part }: Item<Row, Own>, among: typeof from) => {
        const other = among[part]
        return !other || !sameLine(line, other.line)
      }
      const gone = from.filter((item) => isNew(item, to))
      const come = to.filter((item) => isNew(item, from))
      for (const item of gone) takeOut(owners, item)
      for (const item of come) put(owners, item)
    },
    list: (owner: string, name: string): RowList<Row, Own> => built().get(owner)?.get(name)?.list ?? none,
    owners: (): Iterable<string> => built().keys(),
    named: (owner: string): [name: string, list: RowList<Row, Own>][] =>
      Array.from(built().get(owner) ?? [], ([name, { list }]) => [name, list]),
  }
}
