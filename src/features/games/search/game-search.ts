import type { Game } from '#contract/games.ts'
import { hasHangul, isInitials, toJamo } from './jamo.ts'
import { oneTypo } from './one-typo.ts'
import { columnsOf, gameAt, orderOf, type SearchableGames, searchable } from './searchable-games.ts'
import type { Sort } from './sorts.ts'
import { entryAt, ranksIn, type TextColumn } from './text-column.ts'

export interface Searched {
  text: string
  sort: Sort
  /** Leaves only the games that belong to the shown list. */
  isListed: (game: Pick<Game, 'gameType' | 'gameClassify' | 'vassalage'>) => boolean
}

/** The rank of the game at each place; 0 if it is not found. */
type Ranks = Uint8Array

/** Finds a text in the games' names: 2 at the start of one, 1 inside, 0 nowhere. */
function namedRanks(games: SearchableGames, text: string): Ranks {
  const { names, jamo, initials } = columnsOf(games)
  const signs = toJamo(text)
  if (isInitials(signs)) return ranksIn(initials, signs)
  return hasHangul(text) ? ranksIn(jamo, signs) : ranksIn(names, text)
}

const bestRank = 4

const wordsOf = (text: string) => text.split(/\s+/).map(searchable)

/**
 * Ranks the games: 4 for the name of its vendor or category, 3 and 2 for the start and a part of its name, 1 for words that
 * each are part of its name or begin its vendor or category. Each group is matched once, because thousands share it.
 */
function exactRanks(games: SearchableGames, text: string): Ranks {
  const words = wordsOf(text)
  const named = namedRanks(games, searchable(text))
  const parts = words.length === 1 ? [named] : words.map((word) => namedRanks(games, word))
  const groups = games.groups.map(({ names }) => ({
    whole: words.every((word) => names.includes(`\n${word}\n`)),
    begins: words.map((word) => names.includes(`\n${word}`)),
  }))
  return named.map((rank, place) => {
    const group = groups[games.groupAt[place] ?? 0]
    if (group?.whole) return bestRank
    if (rank) return rank + 1
    return parts.every((part, word) => group?.begins[word] || part[place]) ? 1 : 0
  })
}

/** Ranks the entries with the text or with one typo 1, others 0. */
function nearRanks(column: TextColumn, text: string): Ranks {
  const typo = oneTypo(text)
  const clues = typo?.clues.map((clue) => ranksIn(column, clue)) ?? []
  return new Uint8Array(column.starts.length - 1).map((_, place) =>
    clues.some((ranks) => ranks[place]) && typo?.near.test(entryAt(column, place)) ? 1 : 0,
  )
}

/** Returns what finds a text with one typo at the start of a name. */
function nearStart(text: string): RegExp | undefined {
  const typo = oneTypo(text)
  return typo && new RegExp(`\\n(?:${typo.near.source})`)
}

/** Ranks the games 1 whose name contains the text, or whose vendor or category begins with it, with one typo. */
function nearText(games: SearchableGames, text: string): Ranks {
  const { names, jamo } = columnsOf(games)
  const hangul = hasHangul(text)
  const signs = toJamo(text)
  const near = nearRanks(names, text)
  const nearJamo = hangul ? nearRanks(jamo, signs) : undefined
  const begins = nearStart(text)
  const beginsJamo = hangul ? nearStart(signs) : undefined
  const groups = games.groups.map((group) => begins?.test(group.names) || beginsJamo?.test(group.jamo))
  return near.map((rank, place) => (rank || nearJamo?.[place] || groups[games.groupAt[place] ?? 0] ? 1 : 0))
}

/** Ranks the games 1 that match the whole text with one typo, or all its words with a typo in one of them. */
function typoRanks(games: SearchableGames, text: string): Ranks {
  const ranks = nearText(games, searchable(text))
  const words = wordsOf(text)
  if (words.length === 1) return ranks
  const exact = words.map((word) => exactRanks(games, word))
  for (const [at, word] of words.entries()) {
    const others = exact.toSpliced(at, 1)
    const rest = ranks.map((_, place) => (others.every((other) => other[place]) ? 1 : 0))
    // Most words have no such games, and a typo takes the longest to find.
    if (!rest.includes(1)) continue
    for (const [place, rank] of nearText(games, word).entries()) if (rank && rest[place]) ranks[place] = 1
  }
  return ranks
}

/** Returns the found games, the best matches first; with one typo if nothing matches. Without a text, all games. */
export function searchGames(games: SearchableGames, { text, sort, isListed }: Searched): Game[] {
  const typed = text.trim()
  const listed = games.groups.map(isListed)
  const order = orderOf(games, sort).filter((at) => listed[games.groupAt[at] ?? 0])
  if (!typed) return order.map((at) => gameAt(games, at))
  const exact = inOrder(order, exactRanks(games, typed), sort)
  const found = exact.length > 0 ? exact : inOrder(order, typoRanks(games, typed), sort)
  return found.map((at) => gameAt(games, at))
}

/** Returns the places of the found games in their order; by popularity, the best ranks come first. */
function inOrder(order: readonly number[], ranks: Ranks, sort: Sort): number[] {
  const found = order.filter((at) => ranks[at])
  if (sort !== 'POPULAR') return found
  const byRanks: number[][] = Array.from({ length: bestRank + 1 }, () => [])
  for (const at of found) byRanks[bestRank - (ranks[at] ?? 0)]?.push(at)
  return byRanks.flat()
}
