import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lottery } from '#contract/lottery.ts'
import { allLotteries } from '#mock-server/catalogue/lotteries.ts'
import { lotteryKinds } from '#mock-server/platform/lottery/rules/kinds.ts'
import { countNotes } from '#mock-server/platform/lottery/rules/shape.ts'
import { toMajor } from '#mock-server/values/minor-units.ts'
import { balance, money, openPlatform, place, ticket } from '#mock-server/verify/testing/lottery-orders.ts'
import { lotteryHouse } from './contract.ts'

describe('any order', () => {
  const lotteries = fc.constantFrom(...allLotteries().filter(({ lottery: { timetable } }) => 'every' in timetable))

  /** Returns valid picks of a bet from arbitrary numbers. */
  function pickSome(kind: keyof typeof lotteryKinds, betAt: number, chosen: readonly number[]) {
    const bets = lotteryKinds[kind].bets
    const bet = bets[betAt % bets.length]!
    const { shape } = bet
    const from = (options: readonly string[], at: number) =>
      options[(chosen[at % chosen.length] ?? 0) % options.length]!
    const picks =
      shape.kind === 'number'
        ? [
            [
              String(chosen[0] ?? 0)
                .padStart(shape.width, '0')
                .slice(-shape.width),
            ],
          ]
        : shape.kind === 'combination'
          ? [shape.options.slice(0, shape.size + 1)]
          : shape.rows.map(({ options }, at) => [
              shape.kind === 'positions' ? options[at % options.length]! : from(options, at),
            ])
    return { bet, picks }
  }

  test('costs exactly its notes and pays exactly the wins in its detail', async () => {
    await fc.assert(
      fc.asyncProperty(
        lotteries,
        fc.nat(50),
        fc.array(fc.nat(9_999), { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 9 }),
        async (game, betAt, chosen, multiple) => {
          const platform = await openPlatform()
          const { bet, picks } = pickSome(game.lottery.kind, betAt, chosen)
          const playType = bet.plays.find((play) =>
            game.lottoMode.includes(play === 'trad' ? 'Tradition' : 'Entertainment'),
          )
          fc.pre(playType !== undefined)
          const prizeMode = game.vassalage === 'TCG_SEA' ? ('SEA' as const) : ('Lott' as const)
          const lines = [{ bet: bet.code, picks, amount: 1_000, multiple }]
          const { order } = await place(platform, { gameId: game.gameId, playType, prizeMode, lines })
          const price = countNotes(bet.shape, picks) * 1_000 * multiple * (prizeMode === 'SEA' ? 0.9 : 1)
          expect(order.stake).toBeCloseTo(price, 6)
          await platform.world().schedule.moveTo(order.parts[0]!.drawAt)
          const after = await platform.call(lottery.orderDetail, { orderId: order.orderId }, platform.as)
          const [part] = after.parts
          expect(part!.hits.reduce((total, hit) => total + hit.win, 0)).toBeCloseTo(part!.win, 6)
          expect(part!.status).toBe(part!.win > 0 ? 'won' : 'lost')
          const { ledger } = platform.world()
          const held = toMajor(ledger.balance('member:m-0001'))
          expect(held).toBeCloseTo(balance - after.stake + after.win + part!.rebate, 6)
          expect(toMajor(ledger.balance(`house:${game.vassalage}`))).toBeCloseTo(balance - held, 6)
        },
      ),
      { numRuns: 40 },
    )
  })

  test('is refused above the balance, even among a hundred at once', async () => {
    const platform = await openPlatform({ balances: { haedal_92: 25_000 } })
    const request = await ticket(platform)
    const placed = await Promise.allSettled(
      Array.from({ length: 100 }, (_, at) =>
        platform.call(lotteryHouse.place, { ...request, idempotencyKey: `at-once-${at}` }, platform.as),
      ),
    )
    expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(12)
    expect(await money(platform)).toBe(1_000)
  })

  test('is refunded once if it is cancelled a hundred times at once', async () => {
    const platform = await openPlatform()
    const { order } = await place(platform)
    const input = { orderId: order.orderId, suborderIds: [order.parts[0]!.suborderId] }
    await Promise.all(Array.from({ length: 100 }, () => platform.call(lottery.cancelSuborders, input, platform.as)))
    expect(await money(platform)).toBe(balance)
  })
})
