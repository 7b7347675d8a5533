import { Item, type RowList } from './row-list.ts'
import { SortedLines } from './sorted-lines.ts'
import type { Line, LinesOf } from './table-definition.ts'
import type { Entry } from './table-index.ts'

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

/** Creates the sorted lists of a table's rows, filled with all entries. */
export function createLists<Row, Own extends Line>(linesOf: LinesOf<Row, Own>, all: Iterable<Entry<Row>>) {
  const owners = new Map<string, Map<string, SortedLines<Row, Own>>>()
  const nothing = new SortedLines<Row, Own>()

  const itemsOf = (entry: Entry<Row>, row: Row) => linesOf(row).map((line, part) => new Item(entry, line, part))

  function put(item: Item<Row, Own>) {
    for (const [owner, name] of item.line.in) {
      const own = owners.get(owner) ?? new Map<string, SortedLines<Row, Own>>()
      const lines = own.get(name) ?? new SortedLines<Row, Own>()
      lines.add(item)
      own.set(name, lines)
      owners.set(owner, own)
    }
  }

  function takeOut(item: Item<Row, Own>) {
    for (const [owner, name] of item.line.in) {
      const own = owners.get(owner)
      const lines = own?.get(name)
      lines?.remove(item)
      if (lines?.size === 0) own?.delete(name)
      if (own?.size === 0) owners.delete(owner)
    }
  }

  function add(entry: Entry<Row>) {
    for (const item of itemsOf(entry, entry.row)) put(item)
  }

  for (const entry of all) add(entry)

  return {
    add,
    remove(entry: Entry<Row>) {
      for (const item of itemsOf(entry, entry.row)) takeOut(item)
    },
    /** Updates the lists after an entry's row was replaced. An unchanged line stays in place. */
    move(entry: Entry<Row>, previous: Row) {
      const [from, to] = [itemsOf(entry, previous), itemsOf(entry, entry.row)]
      const isNew = ({ line, part }: Item<Row, Own>, among: typeof from) => {
        const other = among[part]
        return !other || !sameLine(line, other.line)
      }
      const removed = from.filter((item) => isNew(item, to))
      const added = to.filter((item) => isNew(item, from))
      for (const item of removed) takeOut(item)
      for (const item of added) put(item)
    },
    list: (owner: string, name: string): RowList<Row, Own> => owners.get(owner)?.get(name) ?? nothing,
    owners: (): Iterable<string> => owners.keys(),
    named: (owner: string): [name: string, list: RowList<Row, Own>][] => [...(owners.get(owner) ?? [])],
  }
}
