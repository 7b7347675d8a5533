import type * as z from 'zod/mini'
import { base } from './base.ts'

interface Entry<S extends z.ZodMiniType> {
  key: string
  schema: S
}

/** For later visits, or as long as this tab is open. By name: a browser that forbids storage throws at its mention. */
type Area = 'localStorage' | 'sessionStorage'

/** Apps under different bases of one origin keep apart what they store. At the root the key stands as it is. */
const prefix = () => (base() === '/' ? '' : base())

/** The key in the browser's storage. */
const storageKey = ({ key }: { key: string }): string => prefix() + key

/** Storage may be blocked or full: what cannot be kept is then forgotten at the end of the visit. */
function quietly<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

/** What is kept under an entry's key; something that does not pass its schema is thrown away. */
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

/** Forgets what this app keeps as long as the tab is open, and nothing of one under another base. */
export function clearTabStorage(): void {
  const own = prefix()
  quietly(() => {
    const keys = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '')
    for (const key of keys) {
      if (key.startsWith(own) && !key.slice(own.length).includes('/')) sessionStorage.removeItem(key)
    }
  })
}

/** Calls back when another tab under this base has changed what is kept of an entry, or all was cleared. */
export function onStoredElsewhere(entry: Entry<z.ZodMiniType>, notice: () => void): void {
  window.addEventListener('storage', (event) => {
    if (event.storageArea === localStorage && (event.key === storageKey(entry) || event.key === null)) notice()
  })
}
