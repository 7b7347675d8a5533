import type { CatalogueGame } from '#mock-server/catalogue/catalogue-game.ts'
import type { Call } from '#mock-server/core/implement.ts'
import { type Launch, playerOf, sidesOf } from '#mock-server/platform/games/state/launches.ts'
import { checkFunds, placeBet, type Round } from '#mock-server/platform/games/state/rounds.ts'
import { toMinor } from '#mock-server/values/minor-units.ts'
import { betSteps } from '#mock-server/vendors/shared/bet-steps.ts'
import type { crash } from './contract.ts'
import { flightTime, multiplierAt, reaches, timeOf, topMultiplier } from './rules/crash.ts'
import { type CrashRound, crashSeeds, phaseAt, roundOfNumber } from './rules/schedule.ts'
import { type CrashBet, crashBetOf, endCrashBet } from './settle-crash-bet.ts'
import { betsOn, currentRound } from './view.ts'

type BetCall = Call<typeof crash.bet>

/** @throws GatewayError INVALID_INPUT for a bet that is not a bet step. */
function checkStep({ input, fail }: BetCall, { minBet }: CatalogueGame): void {
  const bets = betSteps(minBet)
  if (bets.includes(input.bet)) return
  fail('INVALID_INPUT', {
    field: 'body.bet',
    message: `this game accepts bets of ${bets.join(', ')}, not ${input.bet}`,
  })
}

/** Returns the requested round if it accepts a bet of this player. @throws GatewayError BETTING_CLOSED. */
function openRound({ input, world, now, fail }: BetCall, launch: Launch, game: CatalogueGame): CrashRound {
  const round = currentRound(world, game)
  const taken = round.number === input.round && betsOn(world, launch, round).length > 0
  if (round.number !== input.round || phaseAt(round, now) !== 'betting' || taken) {
    fail('BETTING_CLOSED', {
      field: 'body.round',
      message: taken
        ? `this player already has a bet on round ${input.round}`
        : `round ${round.number} is ${phaseAt(round, now)}; bet on the next one`,
    })
  }
  return round
}

/** Returns when a bet is settled if the player does not cash it out. */
function settledAt({ takeOffAt, point }: CrashRound, auto: number | null): number {
  const target = auto ?? topMultiplier
  return takeOffAt + (reaches(point, target) ? timeOf(target) : flightTime(point))
}

/** Returns whether an earlier round of the same key has the same bet. */
export function isRepeat(before: Round, { round, auto }: BetCall['input']): boolean {
  const placed = crashBetOf(before)
  return placed?.crashRound === round && placed.auto === auto
}

/** Places a bet and schedules its settlement without the player. */
export async function placeCrashBet(call: BetCall, launch: Launch, game: CatalogueGame): Promise<Round> {
  const { input, world } = call
  checkStep(call, game)
  const round = openRound(call, launch, game)
  const bet = toMinor(input.bet)
  checkFunds(world, playerOf(launch), bet)
  const { auto, idempotencyKey } = input
  const detail = { crashRound: round.number, auto, cashedOut: null } satisfies CrashBet
  const id = world.nextId('round')
  const placed = await placeBet(world, { id, ...sidesOf(launch, game), bet, idempotencyKey, detail })
  world.schedule.add({ at: settledAt(round, auto), kind: 'settleCrashBet', id })
  return placed
}

/** Cashes a bet out at the current multiplier. @throws GatewayError BET_NOT_FOUND or ROUND_NOT_STARTED. */
export async function cashOutBet(
  { input, world, now, fail }: Call<typeof crash.cashOut>,
  launch: Launch,
): Promise<Round> {
  const row = world.tables.rounds.get(input.betId)
  const placed = row?.memberId === launch.memberId && row.nodeId === launch.nodeId ? crashBetOf(row) : undefined
  if (!row || !placed) return fail('BET_NOT_FOUND', { field: 'body.betId', message: 'this launch has no such bet' })
  if (row.settledAt !== null) return row
  const round = roundOfNumber(placed.crashRound, crashSeeds(world.chance, launch.nodeId))
  if (!round || phaseAt(round, now) === 'betting') {
    return fail('ROUND_NOT_STARTED', { field: 'body.betId', message: `round ${placed.crashRound} has not taken off` })
  }
  return endCrashBet(world, row, multiplierAt(now - round.takeOffAt))
}
