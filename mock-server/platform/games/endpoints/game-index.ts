import type { GameIndex } from '#contract/games.ts'
import { inLanguage } from '#contract/localised.ts'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import type { CatalogueGame } from '#mock-server/catalogue/catalogue-game.ts'
import { gameView } from '#mock-server/catalogue/game-view.ts'
import { allTexts } from '#mock-server/texts/texts-of.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { isOffered } from './vendor-tabs.ts'

/** Returns the languages that every index of a world has: the merchant's first one, and English. */
const usual = (world: World) => [
  ...world
    .merchant()
    .languages.slice(0, 1)
    .map((code) => code.toLowerCase()),
  'en',
]

const indexes = new Map<string, GameIndex>()

/** Returns the index of the games that a world offers. Worlds with the same offer share it: do not change it. */
export function gameIndex(world: World, language: string): GameIndex {
  const offered = catalogue.vendors.map(({ code }) => code).filter((code) => isOffered(world, code))
  const languages = [...new Set([...usual(world), language])]
  const key = [...languages, ...offered].join('/')
  const index = indexes.get(key) ?? createIndex(offered, languages)
  indexes.set(key, index)
  return index
}

function createIndex(offered: readonly string[], languages: readonly string[]): GameIndex {
  // Neighbours share most digits of their ids, so that the answer compresses to two thirds of its size by popularity.
  const games = catalogue
    .page({ pageNo: 1, pageSize: Number.MAX_SAFE_INTEGER })
    .games.filter(({ vassalage }) => offered.includes(vassalage))
    .toSorted((one, other) => Number(one.nodeId) - Number(other.nodeId))
  const column = <Value>(read: (game: CatalogueGame) => Value) => games.map(read)
  return {
    nodeId: column(({ nodeId }) => nodeId),
    gameId: column(({ gameId }) => gameId),
    gameType: column(({ gameType }) => gameType),
    gameClassify: column(({ gameClassify }) => gameClassify),
    vassalage: column(({ vassalage }) => vassalage),
    iconUrl: column((game) => gameView(game, 'en').iconUrl),
    gameGroupId: column(({ gameGroupId }) => gameGroupId),
    lottoMode: column(({ lottoMode }) => lottoMode),
    players: column(({ popularity }) => popularity),
    release: column(({ release }) => release),
    names: Object.fromEntries(
      languages.map((language) => [language.toUpperCase(), column(({ name }) => inLanguage(name, language))]),
    ),
    vendors: Object.fromEntries(
      catalogue.vendors
        .filter(({ code }) => offered.includes(code))
        .map(({ code, name }) => [code, [...new Set(languages.map((language) => inLanguage(name, language)))]]),
    ),
    categories: Object.fromEntries(
      Object.entries(allTexts('categories')).map(([category, name]) => [
        category,
        [...new Set(Object.values(name ?? {}))],
      ]),
    ),
  }
}
