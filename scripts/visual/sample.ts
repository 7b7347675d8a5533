import { createHash } from 'node:crypto'

const order = (seed: string, id: string) => createHash('sha256').update(`${seed} ${id}`).digest('hex')

/** Returns `count` of the items, always the same for the same seed; a new item changes at most one of them. */
export function sampleOf<Item extends { id: string }>(items: readonly Item[], count: number, seed: string): Item[] {
  return items
    .map((item) => ({ item, key: order(seed, item.id) }))
    .sort((one, other) => one.key.localeCompare(other.key))
    .slice(0, count)
    .map(({ item }) => item)
}
