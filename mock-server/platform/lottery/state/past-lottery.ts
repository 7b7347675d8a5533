import * as z from 'zod/mini'
import { PlayType } from '#contract/lottery.ts'
import { findLottery, type LotteryGame } from '#mock-server/catalogue/lotteries.ts'
import type { Chance } from '#mock-server/values/chance.ts'
import type { LotteryOrderRow } from '#mock-server/world/tables/lottery.ts'
import type { RoundRow } from '#mock-server/world/tables/play.ts'
import { lotteryKinds } from '../rules/kinds.ts'
import { openedOf } from '../rules/opened.ts'
import { hitsOf } from '../rules/settle.ts'
import { type Issue, lastDrawn } from '../rules/timetable.ts'

/** The details of its order that a lottery round stores. */
const LotteryDetail = z.object({
  order: z.string(),
  gameId: z.string(),
  playType: PlayType,
  bet: z.string(),
  picks: z.array(z.array(z.string())),
  numero: z.string(),
  closesAt: z.int(),
  drawAt: z.int(),
})
type LotteryDetail = z.infer<typeof LotteryDetail>

type Key = readonly (string | number)[]

const prizeMode = 'Elott'
/** How long before its issue's close a seeded order was placed, in milliseconds. */
const ahead = 20_000

/** Picks one option of a random board. Boards win often enough to show in the history. */
function pickOne({ lottery, lottoMode }: LotteryGame, chance: Chance, key: Key) {
  const playType: PlayType = lottoMode.includes('Entertainment') ? 'ent' : 'trad'
  const boards = lotteryKinds[lottery.kind].bets.flatMap(({ shape, plays, ...bet }) =>
    shape.kind === 'board' && plays.includes(playType) ? [{ ...bet, shape, plays }] : [],
  )
  const bet = boards[chance.integer(0, boards.length - 1, ...key, 'bet')]
  if (!bet) throw new Error(`The lottery ${lottery.kind} has no board for the play type ${playType}.`)
  const { rows } = bet.shape
  const marked = chance.integer(0, rows.length - 1, ...key, 'row')
  const picks = rows.map(({ options }, at) =>
    at === marked ? [options[chance.integer(0, options.length - 1, ...key, 'option')] ?? ''] : [],
  )
  return { playType, bet, picks }
}

/** Returns a bet on the last issue drawn before an instant. The stake is in minor units. */
export function playLottery(game: LotteryGame, stake: number, chance: Chance, key: Key, at: number) {
  const { playType, bet, picks } = pickOne(game, chance, key)
  const { numero, closesAt, drawAt }: Issue = lastDrawn(game.lottery.timetable, at)
  const hits = hitsOf({ bet, picks, mode: prizeMode, stake }, openedOf(chance, game, numero))
  const detail: LotteryDetail = {
    order: ['lottery', ...key].join('-'),
    gameId: game.gameId,
    playType,
    bet: bet.code,
    picks,
    numero,
    closesAt,
    drawAt,
  }
  return { bet: stake, win: hits.reduce((total, { win }) => total + win, 0), detail }
}

/** Returns the orders of seeded rounds, in the order of the rounds. */
export const seededOrders = (rounds: readonly RoundRow[]): LotteryOrderRow[] =>
  rounds.flatMap(({ id, memberId, bet: price, win, detail }) => {
    const { success, data } = LotteryDetail.safeParse(detail)
    if (!success || !findLottery(data.gameId)) return []
    const { order, gameId, playType, bet, picks, numero, closesAt, drawAt } = data
    return [
      {
        id: order,
        memberId,
        gameId,
        playType,
        prizeMode,
        at: closesAt - ahead,
        idempotencyKey: order,
        stopOnWin: false,
        lines: [{ bet, picks, amount: price, multiple: 1 }],
        suborders: [{ id, line: 0, numero, closesAt, drawAt, price, cancelledAt: null, win }],
      },
    ]
  })
