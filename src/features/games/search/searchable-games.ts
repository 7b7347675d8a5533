import type { Game, GameIndex } from '#contract/games.ts'
import { nextTask } from '#platform/next-task.ts'
import { toInitials, toJamo } from './jamo.ts'
import type { Sort } from './sorts.ts'
import { type TextColumn, textColumn } from './text-column.ts'

/** The searchable texts of all games, or of the first ones. */
interface Texts<Of> {
  /** In every language. */
  names: Of
  /** The signs of the Korean name. */
  jamo: Of
  initials: Of
}

/** What many games share: their vendor and category. */
export interface Group extends Pick<Game, 'gameType' | 'gameClassify' | 'vassalage'> {
  /** The names of vendor and category, each between line breaks. */
  names: string
  /** The signs of those names. */
  jamo: string
}

/** Prepared once per index. */
export interface SearchableGames {
  index: GameIndex
  /** The texts of the first games, as far as they are prepared. */
  texts: Texts<string[]>
  columns: Texts<TextColumn> | undefined
  groups: readonly Group[]
  /** The place of each game's group. */
  groupAt: readonly number[]
  language: string
  /** The places of the games in each order, as far as it was asked for. */
  orders: Map<Sort, readonly number[]>
  /** The games that were found so far, so that a tile of the last result does not render again. */
  games: Map<number, Game>
}

/** Returns a text without spaces and differences of case. */
export const searchable = (text: string): string => text.normalize('NFC').toLowerCase().replaceAll(/\s/g, '')

const lines = (parts: readonly string[]) => parts.map((part) => `\n${searchable(part)}`).join('')

/** Prepares an index for searches. `categoryNames` returns the names of a game's category. */
export function prepareSearch(
  index: GameIndex,
  language: string,
  categoryNames: (game: Pick<Game, 'gameType' | 'gameClassify'>) => readonly string[],
): SearchableGames {
  const groups: Group[] = []
  const places = new Map<string, number>()
  const groupAt = index.nodeId.map((_, at) => {
    const group = groupOf(index, at)
    const key = `${group.gameType}\n${group.gameClassify}\n${group.vassalage}`
    const known = places.get(key)
    if (known !== undefined) return known
    const { vassalage } = group
    const names = `${lines([vassalage, ...(index.vendors[vassalage] ?? []), ...categoryNames(group)])}\n`
    places.set(key, groups.length)
    return groups.push({ ...group, names, jamo: toJamo(names) }) - 1
  })
  return {
    index,
    texts: { names: [], jamo: [], initials: [] },
    columns: undefined,
    groups,
    groupAt,
    language,
    orders: new Map(),
    games: new Map(),
  }
}

/** Prepares the texts of the games up to a place. */
function prepareTexts({ index, texts: { names, jamo, initials } }: SearchableGames, end: number): void {
  for (let at = names.length; at < end; at += 1) {
    const korean = lines([index.names.KO?.[at] ?? ''])
    names.push(lines(Object.values(index.names).map((column) => column[at] ?? '')))
    jamo.push(toJamo(korean))
    initials.push(toInitials(korean))
  }
}

/** Returns the texts of all games, which are joined once. */
export function columnsOf(games: SearchableGames): Texts<TextColumn> {
  prepareTexts(games, games.groupAt.length)
  const { names, jamo, initials } = games.texts
  games.columns ??= { names: textColumn(names), jamo: textColumn(jamo), initials: textColumn(initials) }
  return games.columns
}

/** The number of games whose texts are prepared in one task. */
const portion = 1_000

/** Prepares what the first search needs, in short tasks, so that the page answers in between. */
export async function prepareAhead(games: SearchableGames): Promise<void> {
  const { length } = games.groupAt
  for (let end = portion; end < length + portion; end += portion) {
    await nextTask()
    prepareTexts(games, Math.min(end, length))
  }
  await nextTask()
  columnsOf(games)
  await nextTask()
  orderOf(games, 'POPULAR')
}

const groupOf = (index: GameIndex, at: number) => ({
  gameType: index.gameType[at] ?? ('RNG' as const),
  gameClassify: index.gameClassify[at] ?? '',
  vassalage: index.vassalage[at] ?? '',
})

/** Returns the places of all games in an order, which is sorted once. */
export function orderOf(games: SearchableGames, sort: Sort): readonly number[] {
  const known = games.orders.get(sort)
  if (known) return known
  const order = games.index.nodeId.map((_, at) => at).sort(comparison(games, sort))
  games.orders.set(sort, order)
  return order
}

function comparison({ index, language }: SearchableGames, sort: Sort): (one: number, other: number) => number {
  const players = (one: number, other: number) => (index.players[other] ?? 0) - (index.players[one] ?? 0)
  if (sort === 'POPULAR') return players
  if (sort === 'NEW')
    return (one, other) => (index.release[other] ?? 0) - (index.release[one] ?? 0) || players(one, other)
  const { compare } = new Intl.Collator(language.toLowerCase())
  const names = index.names[language] ?? []
  return (one, other) => compare(names[one] ?? '', names[other] ?? '')
}

export function gameAt(searchable: SearchableGames, at: number): Game {
  const game = searchable.games.get(at) ?? createGame(searchable, at)
  searchable.games.set(at, game)
  return game
}

/** Returns a game of the index, with what a tile and a launch need. */
function createGame({ index, language }: SearchableGames, at: number): Game {
  const name = (index.names[language] ?? index.names.EN)?.[at] ?? ''
  const iconUrl = index.iconUrl[at] ?? ''
  return {
    ...groupOf(index, at),
    nodeId: index.nodeId[at] ?? '',
    gameId: index.gameId[at] ?? '',
    gameGroupId: index.gameGroupId[at] ?? '',
    lottoMode: index.lottoMode[at] ?? '',
    nodeName: name,
    gameName: name,
    displayName: name,
    iconUrl,
    mobileLargeIcon: iconUrl,
    showIcon: iconUrl !== '',
    roomId: '',
    gameCode: '',
    supportPlay: '',
    telGameId: '',
    telNodeId: '',
  }
}
