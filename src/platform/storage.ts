import type * as z from 'zod/mini'

interface Entry<S extends z.ZodMiniType> {
  key: string
  schema: S
}

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
  { key, schema }: Entry<S>,
  storage: Storage = localStorage,
): z.output<S> | undefined {
  const text = quietly(() => storage.getItem(key))
  if (text === null || text === undefined) return undefined
  const result = schema.safeParse(quietly(() => JSON.parse(text)))
  if (result.success) return result.data
  quietly(() => storage.removeItem(key))
  return undefined
}

export function writeStored<S extends z.ZodMiniType>(
  { key }: Entry<S>,
  value: z.input<S>,
  storage: Storage = localStorage,
): void {
  quietly(() => storage.setItem(key, JSON.stringify(value)))
}

export function removeStored({ key }: Entry<z.ZodMiniType>, storage: Storage = localStorage): void {
  quietly(() => storage.removeItem(key))
}
