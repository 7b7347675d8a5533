import { gameCategories } from '#contract/games.ts'
import type { wallet } from '#contract/wallet.ts'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import { vendorName } from '#mock-server/catalogue/vendor-name.ts'
import type { Call } from '#mock-server/core/implement.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import { pageOf } from '#mock-server/values/paging.ts'
import { resultsOf } from '#mock-server/world/tables/play.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { type Counts, countedPeriods, firstDayOf, type ProfitSums, profitIn } from '../rules/profit-and-loss.ts'

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

type ProfitCall = Call<typeof wallet.profitAndLoss>

/** Returns the sums of a list of results in major units; undefined if nothing was played. */
function playedIn(list: ReturnType<typeof resultsList>, { startTime, endTime }: ProfitCall['input']) {
  const results = list.between(startTime, endTime)
  const [bet, win] = [results.sum('bet'), results.sum('win')]
  return results.size > 0 ? { bet: toMajor(bet), win: toMajor(win), profit: toMajor(win - bet) } : undefined
}

const resultsList = ({ tables }: World, memberId: string, name: string) => tables.rounds.list('results', memberId, name)

/** Returns the sums per game category; categories without play are left out. */
const byCategory = ({ world, member, input }: ProfitCall) =>
  gameCategories.flatMap((gameCategory) => {
    const played = playedIn(resultsList(world, member.id, resultsOf.category(gameCategory)), input)
    return played ? [{ gameCategory, ...played }] : []
  })

/** Returns the sums per vendor, in the order of the catalogue; vendors without play are left out. */
const byVendor = ({ world, member, input }: ProfitCall) =>
  catalogue.vendors.flatMap(({ code }) => {
    const played = playedIn(resultsList(world, member.id, resultsOf.vendor(code)), input)
    return played ? [{ vendor: code, vendorName: vendorName(code, languageOf(input.language)), ...played }] : []
  })

export function profitAndLoss(call: ProfitCall) {
  const { input, member, world } = call
  const { startTime, endTime, by = 'day' } = input
  const counts = countsOf(world, member.id)
  const { content, ...page } = pageOf(countedPeriods(counts, startTime, endTime, by), input)
  return {
    content: content.map(({ from, until }) => ({
      day: firstDayOf(by, from),
      ...inMajor(profitIn(counts, from, until)),
    })),
    totals: inMajor(profitIn(counts, startTime, endTime)),
    games: byCategory(call),
    vendors: byVendor(call),
    ...page,
  }
}
