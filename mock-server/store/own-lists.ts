/** Lists of a world that are no tables: what is in them has no key of its own, and never changes. */
export const ownLists = ['.due', '.outbox'] as const
export type OwnList = (typeof ownLists)[number]

/** Numbers the items of one list as they come, and tells which came and went since it was last asked. */
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
