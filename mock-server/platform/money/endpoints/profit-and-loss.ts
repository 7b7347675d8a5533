import { gameCategories } from '#contract/games.ts'
import type { wallet } from '#contract/wallet.ts'
import type { Call } from '#mock-server/core/implement.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import { pageOf } from '#mock-server/values/paging.ts'
import type { World } from '#mock-server/world/world.ts'
import { type Counts, countedDays, type ProfitSums, profitIn } from '../rules/profit-and-loss.ts'

const inMajor = (sums: ProfitSums) => ({
  deposit: toMajor(sums.deposit),
  withdrawal: toMajor(sums.withdrawal),
  bet: toMajor(sums.bet),
  win: toMajor(sums.win),
  bonus: toMajor(sums.bonus),
  rebate: toMajor(sums.rebate),
  profit: toMajor(sums.profit),
})

function countsOf({ tables }: World, memberId: string): Counts {
  const profits = tables.movements.list('profits', memberId)
  return {
    sum: (column, from, until) => profits.between(from, until).sum(column),
    last: (from, until) => profits.between(from, until).slice(-1)[0]?.row.at,
  }
}

interface Span {
  startTime: number
  endTime: number
}

/** Returns the sums per game category, in major units; categories without play are left out. */
const byCategory = ({ tables }: World, memberId: string, { startTime, endTime }: Span) =>
  gameCategories.flatMap((gameCategory) => {
    const results = tables.rounds.list('results', memberId, gameCategory).between(startTime, endTime)
    if (results.size === 0) return []
    const [bet, win] = [results.sum('bet'), results.sum('win')]
    return [{ gameCategory, bet: toMajor(bet), win: toMajor(win), profit: toMajor(win - bet) }]
  })

export function profitAndLoss({ input, member, world }: Call<typeof wallet.profitAndLoss>) {
  const { startTime, endTime } = input
  const counts = countsOf(world, member.id)
  const { content, ...page } = pageOf(countedDays(counts, startTime, endTime), input)
  return {
    content: content.map(({ day, from, until }) => ({ day, ...inMajor(profitIn(counts, from, until)) })),
    totals: inMajor(profitIn(counts, startTime, endTime)),
    games: byCategory(world, member.id, input),
    ...page,
  }
}
