import { gameCategories } from '#contract/games.ts'
import type { wallet } from '#contract/wallet.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import type { Call } from '../core/implement.ts'
import { toMajor } from '../domain/ledger.ts'
import { type ProfitSums, profitByDay, profitSums } from '../domain/profit-and-loss.ts'
import type { World } from '../world/world.ts'
import { pageOf } from './paging.ts'

const inMajor = (sums: ProfitSums) => ({
  deposit: toMajor(sums.deposit),
  withdrawal: toMajor(sums.withdrawal),
  bet: toMajor(sums.bet),
  win: toMajor(sums.win),
  bonus: toMajor(sums.bonus),
  rebate: toMajor(sums.rebate),
  profit: toMajor(sums.profit),
})

/** The category of the game that a bet or a win is about. */
const categoryOf = ({ tables }: World, roundId: string) =>
  catalogue.game(tables.rounds.get(roundId)?.nodeId ?? '')?.gameType

type Movements = ReturnType<World['tables']['movements']['all']>

/** What each category of games came to; those that were not played are left out. */
function byCategory(world: World, movements: Movements) {
  const played = Map.groupBy(movements, ({ reference }) => categoryOf(world, reference))
  return gameCategories.flatMap((gameCategory) => {
    const own = played.get(gameCategory)
    if (!own) return []
    const { bet, win } = profitSums(own)
    return [{ gameCategory, bet: toMajor(bet), win: toMajor(win), profit: toMajor(win - bet) }]
  })
}

export function profitAndLoss({ input, member, world }: Call<typeof wallet.profitAndLoss>) {
  const { startTime, endTime } = input
  const movements = world.tables.movements.by('memberId', member.id).filter(({ at }) => startTime <= at && at < endTime)
  const { content, ...page } = pageOf(profitByDay(movements), input)
  return {
    content: content.map(({ day, ...sums }) => ({ day, ...inMajor(sums) })),
    totals: inMajor(profitSums(movements)),
    games: byCategory(world, movements),
    ...page,
  }
}
