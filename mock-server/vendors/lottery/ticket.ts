import type { LotteryGame } from '#mock-server/catalogue/lotteries.ts'
import type { Call } from '#mock-server/core/implement.ts'
import { isStake, priceOf, prizeModes, prizeModesOf } from '#mock-server/platform/lottery/rules/prize-mode.ts'
import { countNotes, fitsShape, maxNotes } from '#mock-server/platform/lottery/rules/shape.ts'
import { comingIssues, type Issue } from '#mock-server/platform/lottery/rules/timetable.ts'
import { findBet } from '#mock-server/platform/lottery/state/orders.ts'
import { playTypesOf } from '#mock-server/platform/lottery/state/view.ts'
import { toMinor } from '#mock-server/values/minor-units.ts'
import type { lotteryHouse, Ticket } from './contract.ts'

type PlaceCall = Call<typeof lotteryHouse.place>

/** The most issues of a ticket, including the open one. */
export const issuesAhead = 20

/** @throws GatewayError INVALID_INPUT if the lottery does not offer the play type or prize mode. */
export function checkOffer({ input, fail }: PlaceCall, game: LotteryGame) {
  const plays = playTypesOf(game)
  const modes = prizeModesOf(game.vassalage)
  if (!plays.includes(input.playType)) {
    fail('INVALID_INPUT', { field: 'body.playType', message: `this lottery is played as ${plays.join(' or ')}` })
  }
  if (!modes.includes(input.prizeMode)) {
    fail('INVALID_INPUT', { field: 'body.prizeMode', message: `this lottery is sold in ${modes.join(', ')}` })
  }
}

/** Returns the price of a line in minor units. @throws GatewayError INVALID_INPUT with the wrong field. */
export function priceOfLine(
  { input, fail }: PlaceCall,
  game: LotteryGame,
  at: number,
  line: Ticket['lines'][number],
): number {
  const { playType, prizeMode } = input
  const refuse = (field: string, message: string): never =>
    fail('INVALID_INPUT', { field: `body.lines.${at}.${field}`, message })
  const bet = findBet(game, line.bet)
  if (!bet?.plays.includes(playType)) return refuse('bet', `${playType} play of this lottery has no bet "${line.bet}"`)
  if (!fitsShape(bet.shape, line.picks)) return refuse('picks', 'these are not picks of the bet, or one stands twice')
  const notes = countNotes(bet.shape, line.picks)
  if (notes < 1 || notes > maxNotes) return refuse('picks', `they make ${notes} notes; a line has 1 to ${maxNotes}`)
  if (!isStake(line.amount, line.multiple, prizeMode)) {
    const { unit, most } = prizeModes[prizeMode]
    return refuse(
      'amount',
      `a note takes ${unit} to ${most} in steps of ${unit}, not ${line.amount} × ${line.multiple}`,
    )
  }
  return priceOf(notes * toMinor(line.amount) * line.multiple, prizeMode)
}

/** Returns the requested issues in the order of their draws. @throws GatewayError LOTTERY_CLOSED or INVALID_INPUT. */
export function issuesOf({ input: { numeros }, now, fail }: PlaceCall, { lottery }: LotteryGame): Issue[] {
  const coming = comingIssues(lottery.timetable, now, issuesAhead)
  const field = 'body.numeros'
  const repeated = numeros.find((numero, at) => numeros.indexOf(numero) < at)
  if (repeated !== undefined) {
    fail('INVALID_INPUT', { field, message: `the issue "${repeated}" is repeated; name each issue once` })
  }
  const closed = numeros.find((numero) => !coming.some((issue) => issue.numero === numero))
  if (closed !== undefined) {
    fail('LOTTERY_CLOSED', {
      field,
      message: `the issue "${closed}" is closed; the open one is ${coming[0]?.numero}`,
      value: { numero: coming[0]?.numero },
    })
  }
  return coming.filter(({ numero }) => numeros.includes(numero))
}
