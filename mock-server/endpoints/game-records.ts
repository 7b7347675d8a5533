import type { wallet } from '#contract/wallet.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import type { Call } from '../core/implement.ts'
import { toMajor } from '../domain/ledger.ts'
import { gameLanguage, gameView } from './game-view.ts'
import { pageOf } from './paging.ts'
import { roundsOf } from './turnover.ts'

type Round = ReturnType<typeof roundsOf>[number]

function recordView({ id, at, nodeId, bet, win }: Round, language: 'ko' | 'en') {
  const game = catalogue.game(nodeId)
  const view = game && gameView(game, language)
  return {
    id,
    at,
    gameName: view?.gameName ?? nodeId,
    vendorName: catalogue.vendor(game?.vassalage ?? '')?.name[language] ?? '',
    iconUrl: view?.iconUrl ?? '',
    bet: toMajor(bet),
    win: toMajor(win),
  }
}

export function gameRecords({ input, member, world }: Call<typeof wallet.gameRecords>) {
  const language = gameLanguage(input.language ?? 'KO')
  const { startTime, endTime } = input
  const rounds = roundsOf(world, member.id).filter(({ at }) => startTime <= at && at < endTime)
  const sum = (part: 'bet' | 'win') => toMajor(rounds.reduce((total, round) => total + round[part], 0))
  const { content, ...page } = pageOf(rounds.toReversed(), input)
  return {
    content: content.map((round) => recordView(round, language)),
    totalBet: sum('bet'),
    totalWin: sum('win'),
    ...page,
  }
}
