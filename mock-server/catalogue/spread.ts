interface Pictured {
  glyph: string
  palette: string
}

/** The distance between equal glyphs: a screen of tiles. */
const sameGlyphApart = 9
/** The distances to the previous tile and, in a grid of three columns, to the tile above. */
const neighbours = [1, 3]
const lookAhead = 48

/** Returns the games in order, except that a game with a picture similar to a near one moves back a little. */
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
