import type { Game } from '#contract/games.ts'
import { hasHangul, isInitials, toJamo } from './jamo.ts'
import { oneTypo } from './one-typo.ts'
import {
  type Group,
  gameAt,
  orderOf,
  type SearchableGames,
  searchable,
  type Texts,
  textsAt,
} from './searchable-games.ts'
import type { Sort } from './sorts.ts'

export interface Searched {
  text: string
  sort: Sort
  /** Leaves only the games that belong to the shown list. */
  isListed: (game: Pick<Game, 'gameType' | 'gameClassify' | 'vassalage'>) => boolean
}

/** Returns the rank of a game of a group; 0 if it is not found. */
type RankTest = (texts: Texts, group: number) => number

/** Returns a function that finds a text in a game's names: 2 at the start of one, 1 inside, 0 nowhere. */
function nameTest(text: string) {
  const jamo = toJamo(text)
  const rankOf = (part: string) => {
    const start = `\n${part}`
    return (others: string) => (others.includes(part) ? (others.includes(start) ? 2 : 1) : 0)
  }
  const [rankJamo, rankText] = [rankOf(jamo), rankOf(text)]
  if (isInitials(jamo)) return ({ initials }: Texts) => rankJamo(initials)
  if (hasHangul(text)) return ({ jamo: name }: Texts) => rankJamo(name)
  return ({ names }: Texts) => rankText(names)
}

/**
 * Ranks a game: 4 for the name of its vendor or category, 3 and 2 for the start and a part of its name, 1 for words that
 * each are part of its name or begin its vendor or category. Each group is matched once, because thousands share it.
 */
function rankTest(text: string, groups: readonly Group[]): RankTest {
  const whole = nameTest(searchable(text))
  const words = text.split(/\s+/).filter(Boolean).map(searchable)
  const tests = words.map(nameTest)
  const matches = groups.map(({ names }) => ({
    whole: words.every((word) => names.includes(`\n${word}\n`)),
    begins: words.map((word) => names.includes(`\n${word}`)),
  }))
  const single = words.length === 1
  return (texts, at) => {
    const group = matches[at]
    if (group?.whole) return 4
    const named = whole(texts)
    if (named > 0) return named + 1
    if (single) return group?.begins[0] ? 1 : 0
    return tests.every((test, word) => group?.begins[word] || test(texts) > 0) ? 1 : 0
  }
}

function typoTest(text: string): RankTest {
  const near = oneTypo(searchable(text))
  const nearJamo = hasHangul(text) ? oneTypo(toJamo(searchable(text))) : undefined
  return (texts) => (near?.(texts.names) || nearJamo?.(texts.jamo) ? 1 : 0)
}

const bestRank = 4
/** A loose consonant or vowel may match in other ways than the syllable that it becomes. */
const looseJamo = /[ㄱ-ㅎㅏ-ㅣ]/

/** Returns the places to look in if the text continues the last one; undefined to look everywhere. */
function narrowed({ last }: SearchableGames, text: string, list: string): readonly number[] | undefined {
  const continues = last?.list === list && last.places.length > 0 && text.startsWith(last.text)
  return continues && !looseJamo.test(text) ? last.places : undefined
}

/** Returns the found games, the best matches first; with one typo if nothing matches. Without a text, all games. */
export function searchGames(games: SearchableGames, { text, sort, isListed }: Searched): Game[] {
  const typed = text.trim()
  const listed = games.groups.map(isListed)
  const order = () => orderOf(games, sort).filter((at) => listed[games.groupAt[at] ?? 0])
  if (!typed) return order().map((at) => gameAt(games, at))
  const list = `${sort} ${listed}`
  const ranks = rankedBy(games, narrowed(games, typed, list) ?? order(), rankTest(typed, games.groups))
  // The places stay in the list's order, for the next text.
  games.last = { text: typed, list, places: ranks.map(({ at }) => at) }
  const found = ranks.length > 0 ? ranks : rankedBy(games, order(), typoTest(typed))
  return inOrder(found, sort === 'POPULAR').map((at) => gameAt(games, at))
}

interface Found {
  at: number
  rank: number
}

/** Returns what a test finds, in the order of the places. */
function rankedBy(games: SearchableGames, places: readonly number[], rankOf: RankTest): Found[] {
  const found: Found[] = []
  for (const at of places) {
    const rank = rankOf(textsAt(games, at), games.groupAt[at] ?? 0)
    if (rank > 0) found.push({ at, rank })
  }
  return found
}

/** Returns the places as they are or, if `byRank`, the best ranks first. */
function inOrder(found: readonly Found[], byRank: boolean): number[] {
  if (!byRank) return found.map(({ at }) => at)
  const byRanks: number[][] = Array.from({ length: bestRank + 1 }, () => [])
  for (const { at, rank } of found) byRanks[bestRank - rank]?.push(at)
  return byRanks.flat()
}
