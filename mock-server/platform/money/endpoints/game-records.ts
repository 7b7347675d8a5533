import type { wallet } from '#contract/wallet.ts'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import type { CatalogueGame } from '#mock-server/catalogue/catalogue-game.ts'
import { gameView } from '#mock-server/catalogue/game-view.ts'
import { lazyBy } from '#mock-server/catalogue/lazy.ts'
import { vendorName, vendorsWhere } from '#mock-server/catalogue/vendor-name.ts'
import type { Call } from '#mock-server/core/implement.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import { latestPageOf } from '#mock-server/values/paging.ts'
import { filteredName } from '#mock-server/world/tables/play.ts'
import type { World } from '#mock-server/world/worlds/world.ts'

type Round = ReturnType<World['tables']['rounds']['all']>[number]

/** Returns what a record shows of a game in a language. */
const shownIn = lazyBy((language: string) =>
  lazyBy((game: CatalogueGame) => {
    const { gameName, iconUrl } = gameView(game, language)
    return { gameName, vendorName: vendorName(game.vassalage, language), iconUrl }
  }),
)

function recordView({ id, at, nodeId, bet, win, settledAt }: Round, shownOf: ReturnType<typeof shownIn>) {
  const game = catalogue.game(nodeId)
  const { gameName, vendorName, iconUrl } = game ? shownOf(game) : { gameName: nodeId, vendorName: '', iconUrl: '' }
  return { id, at, gameName, vendorName, iconUrl, bet: toMajor(bet), win: toMajor(win), settledAt }
}

type RecordCall = Call<typeof wallet.gameRecords>

/** Returns the member's rounds of the filter. The list of all rounds spares most worlds those by filter. */
function roundsOf({ input, member, world }: RecordCall) {
  const { startTime, endTime, gameCategory = '', vendor = '', state = '' } = input
  const { rounds } = world.tables
  const list =
    gameCategory || vendor || state
      ? rounds.list('filtered', member.id, filteredName(gameCategory, vendor, state))
      : rounds.list('recorded', member.id)
  return list.between(startTime, endTime)
}

/** Returns the vendors of all rounds of the span, by name. */
function vendorsOf({ input: { startTime, endTime, language }, member, world }: RecordCall) {
  const { rounds } = world.tables
  const isPlayed = (vendor: string) => rounds.list('vendors', member.id, vendor).hasBetween(startTime, endTime)
  return vendorsWhere(isPlayed, languageOf(language))
}

export function gameRecords(call: RecordCall) {
  const { input } = call
  const shownOf = shownIn(languageOf(input.language))
  const rounds = roundsOf(call)
  const { content, ...page } = latestPageOf(rounds, input)
  return {
    content: content.map(({ row }) => recordView(row, shownOf)),
    totalBet: toMajor(rounds.sum('bet')),
    totalWin: toMajor(rounds.sum('win')),
    vendors: vendorsOf(call),
    ...page,
  }
}
