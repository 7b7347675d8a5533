/** Lists of a world outside its tables: their items have no key and never change. */
export const ownLists = ['.due', '.outbox'] as const
export type OwnList = (typeof ownLists)[number]

/** Creates a tracker that numbers the items of one list and returns the items added and removed since the last call. */
export function createListKeys() {
  let keys = new Map<object, string>()
  let last = 0
  const nextKey = () => {
    last += 1
    return `${last}`
  }

  return {
    follow(items: readonly object[]) {
      const next = new Map<object, string>()
      const added: { key: string; item: object }[] = []
      for (const item of items) {
        const key = keys.get(item) ?? nextKey()
        if (!keys.has(item)) added.push({ key, item })
        next.set(item, key)
      }
      const gone = [...keys].filter(([item]) => !next.has(item)).map(([, key]) => key)
      keys = next
      return { added, gone }
    },
  }
}
