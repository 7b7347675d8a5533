/** What the fake database holds, and whether it refuses every access. */
export const storage = { kept: new Map<string, unknown>(), broken: false }

function open() {
  if (storage.broken) throw new DOMException('storage is off')
  return storage.kept
}

// A replacement for the functions of `idb-keyval` that the demo uses.
export const entries = async () => [...open()].map(([key, value]) => [key, structuredClone(value)])

export const setMany = async (all: [string, unknown][]) => {
  for (const [key, value] of all) open().set(key, structuredClone(value))
}

export const delMany = async (keys: string[]) => {
  for (const key of keys) open().delete(key)
}
