/** Returns rows of cells as text. Each column is as wide as its widest cell; the last column is not padded. */
export function columns(rows: readonly (readonly unknown[])[]): string {
  const texts = rows.map((row) => row.map(String))
  const widths = texts.reduce<number[]>((wide, row) => row.map((cell, at) => Math.max(wide[at] ?? 0, cell.length)), [])
  return texts
    .map((row) => row.map((cell, at) => (at === row.length - 1 ? cell : cell.padEnd(widths[at] ?? 0))).join('  '))
    .join('\n')
}

/** Returns the text, or `none` if it is empty. */
export const orNone = (text: string, none: string): string => (text === '' ? none : text)

/** Returns milliseconds since 1970 as an ISO 8601 instant in UTC. */
export const asInstant = (milliseconds: number): string => new Date(milliseconds).toISOString()
