/** Rows of cells, each column as wide as its widest cell; the last is left as long as it is. */
export function columns(rows: readonly (readonly unknown[])[]): string {
  const texts = rows.map((row) => row.map(String))
  const widths = texts.reduce<number[]>((wide, row) => row.map((cell, at) => Math.max(wide[at] ?? 0, cell.length)), [])
  return texts
    .map((row) => row.map((cell, at) => (at === row.length - 1 ? cell : cell.padEnd(widths[at] ?? 0))).join('  '))
    .join('\n')
}

export const orNone = (text: string, none: string): string => (text === '' ? none : text)

export const asInstant = (milliseconds: number): string => new Date(milliseconds).toISOString()
