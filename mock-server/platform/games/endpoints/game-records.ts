import { inLanguage } from '#contract/localised.ts'
import type { wallet } from '#contract/wallet.ts'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import type { Call } from '#mock-server/core/implement.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import { latestPageOf } from '#mock-server/values/paging.ts'
import type { World } from '#mock-server/world/world.ts'
import { gameView } from './game-view.ts'

type Round = ReturnType<World['tables']['rounds']['all']>[number]

function recordView({ id, at, nodeId, bet, win, settledAt }: Round, language: string) {
  const game = catalogue.game(nodeId)
  const view = game && gameView(game, language)
  return {
    id,
    at,
    gameName: view?.gameName ?? nodeId,
    vendorName: inLanguage(catalogue.vendor(game?.vassalage ?? '')?.name, language) ?? '',
    iconUrl: view?.iconUrl ?? '',
    bet: toMajor(bet),
    win: toMajor(win),
    settledAt,
  }
}

export function gameRecords({ input, member, world }: Call<typeof wallet.gameRecords>) {
  const language = languageOf(input.language)
  const { startTime, endTime } = input
  const rounds = world.tables.rounds.list('recorded', member.id).between(startTime, endTime)
  const { content, ...page } = latestPageOf(rounds, input)
  return {
    content: content.map(({ row }) => recordView(row, language)),
    totalBet: toMajor(rounds.sum('bet')),
    totalWin: toMajor(rounds.sum('win')),
    ...page,
  }
}
