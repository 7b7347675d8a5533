import type { wallet } from '#contract/wallet.ts'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import { gameView } from '#mock-server/catalogue/game-view.ts'
import { byVendorName, vendorName } from '#mock-server/catalogue/vendor-name.ts'
import type { Call } from '#mock-server/core/implement.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import { latestPageOf } from '#mock-server/values/paging.ts'
import { filteredName } from '#mock-server/world/tables/play.ts'
import type { World } from '#mock-server/world/world.ts'

type Round = ReturnType<World['tables']['rounds']['all']>[number]

function recordView({ id, at, nodeId, bet, win, settledAt }: Round, language: string) {
  const game = catalogue.game(nodeId)
  const view = game && gameView(game, language)
  return {
    id,
    at,
    gameName: view?.gameName ?? nodeId,
    vendorName: game ? vendorName(game.vassalage, language) : '',
    iconUrl: view?.iconUrl ?? '',
    bet: toMajor(bet),
    win: toMajor(win),
    settledAt,
  }
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
  const spoken = languageOf(language)
  const played = world.tables.rounds
    .named('vendors', member.id)
    .filter(([, rounds]) => rounds.between(startTime, endTime).size > 0)
    .map(([vendor]) => vendor)
  return byVendorName(played, spoken).map((vendor) => ({ vendor, vendorName: vendorName(vendor, spoken) }))
}

export function gameRecords(call: RecordCall) {
  const { input } = call
  const language = languageOf(input.language)
  const rounds = roundsOf(call)
  const { content, ...page } = latestPageOf(rounds, input)
  return {
    content: content.map(({ row }) => recordView(row, language)),
    totalBet: toMajor(rounds.sum('bet')),
    totalWin: toMajor(rounds.sum('win')),
    vendors: vendorsOf(call),
    ...page,
  }
}
