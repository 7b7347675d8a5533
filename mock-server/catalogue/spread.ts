interface Pictured {
  glyph: string
  palette: string
}

/** A screen of tiles. */
const sameGlyphApart = 9
/** The tile before, and in a grid of three columns the tile above. */
const neighbours = [1, 3]
const lookAhead = 48

/** Keeps the order but for moving a game back a little where its picture would repeat one that stands near. */
export function spread<T extends Pictured>(games: readonly T[]): T[] {
  const placed: T[] = []
  const waiting: T[] = []
  let next = 0
  while (placed.length < games.length) {
    while (waiting.length < lookAhead && next < games.length) waiting.push(games[next++] as T)
    placed.push(...waiting.splice(bestOf(waiting, placed), 1))
  }
  return placed
}

function bestOf(waiting: readonly Pictured[], placed: readonly Pictured[]): number {
  const recent = placed.slice(-sameGlyphApart + 1)
  const around = neighbours.map((back) => placed[placed.length - back]?.palette)
  const fresh = (game: Pictured) => !recent.some(({ glyph }) => glyph === game.glyph)
  const best = waiting.findIndex((game) => !around.includes(game.palette) && fresh(game))
  return Math.max(0, best >= 0 ? best : waiting.findIndex(fresh))
}
