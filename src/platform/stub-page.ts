import { vi } from 'vitest'

/** Returns a storage like the browser's, for tests. */
export function memoryStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  }
}

/** Stubs the page of an app whose gateway is at `origin`. Tests call it before they import what reads the page. */
export function stubPage(origin: string): void {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('document', {
    baseURI: `${origin}/`,
    querySelector: () => ({ content: origin }),
    querySelectorAll: () => [],
  })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
}
