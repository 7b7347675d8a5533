/**
 * One kind of text of all games, one after another: a search looks through one long text, which the browser does much
 * faster than through thousands of short ones. A line break begins each entry and each part of one.
 */
export interface TextColumn {
  text: string
  /** Where each game's entry begins, and the end of the last one. */
  starts: Uint32Array
}

/** Joins entries that each begin with a line break. */
export function textColumn(entries: readonly string[]): TextColumn {
  const starts = new Uint32Array(entries.length + 1)
  for (const [place, entry] of entries.entries()) starts[place + 1] = (starts[place] ?? 0) + entry.length
  return { text: entries.join(''), starts }
}

export const entryAt = ({ text, starts }: TextColumn, place: number): string =>
  text.slice(starts[place], starts[place + 1])

/** Finds a text without line breaks in each entry: 2 at the start of a part, 1 inside one, 0 nowhere. */
export function ranksIn({ text, starts }: TextColumn, part: string): Uint8Array {
  const ranks = new Uint8Array(starts.length - 1)
  let place = 0
  let at = text.indexOf(part)
  while (at !== -1) {
    while ((starts[place + 1] ?? text.length) <= at) place += 1
    const begins = text[at - 1] === '\n'
    ranks[place] = begins ? 2 : 1
    // Nothing is better than the start of a part.
    at = text.indexOf(part, begins ? starts[place + 1] : at + 1)
  }
  return ranks
}
