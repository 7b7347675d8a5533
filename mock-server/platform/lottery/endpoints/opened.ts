import type { lottery, Opened } from '#contract/lottery.ts'
import { findLottery, type LotteryGame } from '#mock-server/catalogue/lotteries.ts'
import type { Call } from '#mock-server/core/implement.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'
import { decimalDigits } from '../rules/draw.ts'
import { drawnIssues } from '../rules/timetable.ts'
import { openedView } from '../state/view.ts'

/** The number of past issues returned: half a day of a quick lottery, more than a year of a daily one. */
const historySize = 500

type OpenedCall = Call<typeof lottery.openedNumero> | Call<typeof lottery.vnOpenedNumeros>

function openedPage({ input, world, now }: OpenedCall, game: LotteryGame) {
  const language = languageOf(input.language)
  const { pageNo, pageSize } = input
  const skip = (pageNo - 1) * pageSize
  const take = Math.max(0, Math.min(pageSize, historySize - skip))
  const issues = take > 0 ? drawnIssues(game.lottery.timetable, now, { skip, take }) : []
  return {
    content: issues.map((issue) => openedView(world, game, issue, language)),
    pageNum: pageNo,
    totalPages: Math.ceil(historySize / pageSize),
    total: historySize,
  }
}

/** Returns the two-digit endings of all prizes: for each first digit, the sorted second digits with repeats. */
function endingsOf({ rows }: Opened) {
  const endings = rows.flatMap(({ numbers }) => numbers.map((number) => number.slice(-2)))
  return decimalDigits.map((head) => ({
    head,
    tails: endings.flatMap((ending) => (ending.startsWith(head) ? [ending.slice(1)] : [])).toSorted(),
  }))
}

const noLottery = { field: 'query.gameId', message: 'no lottery has this gameId' }

export function openedNumero(call: Call<typeof lottery.openedNumero>) {
  return openedPage(call, findLottery(call.input.gameId) ?? call.fail('GAME_NOT_FOUND', noLottery))
}

export function vnOpenedNumeros(call: Call<typeof lottery.vnOpenedNumeros>) {
  const game = findLottery(call.input.gameId)
  if (game?.gameGroupId !== 'VN') return call.fail('GAME_NOT_FOUND', noLottery)
  const { content, ...page } = openedPage(call, game)
  return { content: content.map((opened) => ({ ...opened, endings: endingsOf(opened) })), ...page }
}
