import type * as z from 'zod/mini'
import { base } from './base.ts'

interface Entry<S extends z.ZodMiniType> {
  key: string
  schema: S
}

/**
 * `localStorage` lasts for later visits, `sessionStorage` as long as the tab. Named, since a browser that forbids
 * storage throws on access.
 */
type Area = 'localStorage' | 'sessionStorage'

/** Separates the storage of apps under different bases of one origin. At the root the key has no prefix. */
const prefix = () => (base() === '/' ? '' : base())

/** Returns an entry's key in the browser's storage. */
export const storageKey = ({ key }: { key: string }): string => prefix() + key

/** Stores a value. If storage is blocked or full, the value is lost at the end of the visit. */
function quietly<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

/** Returns the stored value of an entry, and removes one that does not match the entry's schema. */
export function readStored<S extends z.ZodMiniType>(
  entry: Entry<S>,
  area: Area = 'localStorage',
): z.output<S> | undefined {
  const key = storageKey(entry)
  const text = quietly(() => globalThis[area].getItem(key))
  if (text === null || text === undefined) return undefined
  const result = entry.schema.safeParse(quietly(() => JSON.parse(text)))
  if (result.success) return result.data
  quietly(() => globalThis[area].removeItem(key))
  return undefined
}

export function writeStored<S extends z.ZodMiniType>(
  entry: Entry<S>,
  value: z.input<S>,
  area: Area = 'localStorage',
): void {
  quietly(() => globalThis[area].setItem(storageKey(entry), JSON.stringify(value)))
}

export function removeStored(entry: Entry<z.ZodMiniType>, area: Area = 'localStorage'): void {
  quietly(() => globalThis[area].removeItem(storageKey(entry)))
}

/** Removes this app's session storage, but not that of an app under another base. */
export function clearTabStorage(): void {
  const own = prefix()
  quietly(() => {
    const keys = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '')
    for (const key of keys) {
      if (key.startsWith(own) && !key.slice(own.length).includes('/')) sessionStorage.removeItem(key)
    }
  })
}

/** Calls back when another tab under this base changes or removes an entry, or clears the storage. */
export function onStoredElsewhere(entry: Entry<z.ZodMiniType>, notice: (removed: boolean) => void): void {
  window.addEventListener('storage', (event) => {
    if (event.storageArea === localStorage && (event.key === storageKey(entry) || event.key === null))
      notice(!event.newValue)
  })
}
