interface Present {
  has(name: string): boolean
}

/** Returns a name that no world has. */
export function freshWorldName(worlds: Present): string {
  for (;;) {
    const name = `w-${crypto.randomUUID().slice(0, 8)}`
    if (!worlds.has(name)) return name
  }
}
