import { isRealType } from '#contract/account-type.ts'
import { findLottery } from '#mock-server/catalogue/lotteries.ts'
import type { Call } from '#mock-server/core/implement.ts'
import { replayOf } from '#mock-server/core/replay.ts'
import { checkVendorOpen } from '#mock-server/platform/games/state/launches.ts'
import { checkFunds, placeBet } from '#mock-server/platform/games/state/rounds.ts'
import { type LotteryOrder, settlingId } from '#mock-server/platform/lottery/state/orders.ts'
import { toMajor, toMinor } from '#mock-server/values/minor-units.ts'
import type { LineRow, LotteryOrderRow } from '#mock-server/world/tables/lottery.ts'
import { walletAccount, walletOfVendor } from '#mock-server/world/transfers/wallet-accounts.ts'
import type { lotteryHouse, Ticket } from './contract.ts'
import { lotteryNamed } from './lottery-named.ts'
import { checkOffer, issuesOf, priceOfLine } from './ticket.ts'

type PlaceCall = Call<typeof lotteryHouse.place>

const toRow = ({ bet, picks, amount, multiple }: Ticket['lines'][number]): LineRow => ({
  bet,
  picks: picks.map((marked) => [...marked]),
  amount: toMinor(amount),
  multiple,
})

/** Returns the content that a repeated order must share. */
const contentOf = (
  { gameId, playType, prizeMode, stopOnWin, lines }: Omit<LotteryOrder, 'suborders'>,
  numeros: readonly string[],
) =>
  JSON.stringify([
    gameId,
    playType,
    prizeMode,
    stopOnWin,
    lines.map((line) => [line.bet, line.picks, line.amount, line.multiple]),
    numeros,
  ])

/** Returns the earlier order of a repeated key. @throws GatewayError IDEMPOTENCY_KEY_REUSED if the orders differ. */
function placedBefore(call: PlaceCall): LotteryOrder | undefined {
  const { input, member, world } = call
  const order = world.tables.lotteryOrders
    .by('idempotencyKey', input.idempotencyKey)
    .find(({ memberId }) => memberId === member.id)
  return replayOf(call, order, {
    action: 'order',
    isSame: (made) => {
      const repeated = { ...made, ...input, lines: input.lines.map(toRow) }
      const issues = [...new Set(made.suborders.map(({ numero }) => numero))]
      return contentOf(made, issues) === contentOf(repeated, input.numeros)
    },
  })
}

async function place(call: PlaceCall): Promise<LotteryOrder> {
  const { input, member, world, now, fail } = call
  const game = lotteryNamed(input.gameId, 'body.gameId', fail)
  checkVendorOpen(world, game, fail)
  checkOffer(call, game)
  const prices = input.lines.map((line, at) => priceOfLine(call, game, at, line))
  const issues = issuesOf(call, game)
  const player = walletAccount(member.id, walletOfVendor(game.vassalage))
  checkFunds(world, player, prices.reduce((total, price) => total + price, 0) * issues.length, 'body.lines')

  const id = world.nextId('lotteryOrder')
  const suborders = issues.flatMap(({ numero, closesAt, drawAt }) =>
    prices.map((price, line) => ({
      id: world.nextId('round'),
      line,
      numero,
      closesAt,
      drawAt,
      price,
      cancelledAt: null,
      win: null,
    })),
  )
  for (const suborder of suborders) {
    await placeBet(world, {
      id: suborder.id,
      memberId: member.id,
      nodeId: game.nodeId,
      launchToken: '',
      player,
      house: `house:${game.vassalage}`,
      bet: suborder.price,
      idempotencyKey: `${input.idempotencyKey}/${suborder.id}`,
      detail: { order: id },
    })
  }
  const { gameId, playType, prizeMode, stopOnWin, idempotencyKey } = input
  const lines = input.lines.map(toRow)
  const row: LotteryOrderRow = {
    id,
    memberId: member.id,
    gameId,
    playType,
    prizeMode,
    at: now,
    idempotencyKey,
    stopOnWin,
    lines,
    suborders,
  }
  await world.tables.lotteryOrders.insert(row)
  for (const { numero, drawAt } of issues) {
    world.schedule.add({ at: drawAt, kind: 'settleLottery', id: settlingId(row, numero) })
  }
  return row
}

/** Places an order once per key. Every check runs before the first movement. */
export async function placeOrder(call: PlaceCall): Promise<{ order: LotteryOrder; balance: number }> {
  if (!isRealType(call.member.type)) call.fail('REAL_ACCOUNT_REQUIRED')
  const order = placedBefore(call) ?? (await place(call))
  const wallet = walletOfVendor(findLottery(order.gameId)?.vassalage ?? '')
  return { order, balance: toMajor(call.world.ledger.balance(walletAccount(call.member.id, wallet))) }
}
