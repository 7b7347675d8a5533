import type { CatalogueGame } from '#mock-server/catalogue/catalogue-game.ts'
import type { Call } from '#mock-server/core/implement.ts'
import { type Launch, playerOf, sidesOf } from '#mock-server/platform/games/state/launches.ts'
import { checkFunds, placeBet, type Round } from '#mock-server/platform/games/state/rounds.ts'
import { toMinor } from '#mock-server/values/minor-units.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import type { Quote, sports } from './contract.ts'
import { slipReturn } from './rules/slip.ts'
import { type SportsLeg, sportsLegsOf } from './settle-sports-bet.ts'
import { limitsOf, quoteOf } from './view.ts'

type PlaceCall = Call<typeof sports.place>
type FoundQuote = NonNullable<ReturnType<typeof quoteOf>>
type LegInput = PlaceCall['input']['legs'][number]

interface QuoteCall {
  input: { legs: readonly LegInput[] }
  world: World
  now: number
  fail: (code: 'MATCH_NOT_FOUND', detail: { field: string; message: string }) => never
}

/** Returns the current odds of all legs. @throws GatewayError MATCH_NOT_FOUND with the leg. */
export const quotesOf = ({ input, world, now, fail }: QuoteCall): FoundQuote[] =>
  input.legs.map((leg, at) => {
    const quote = quoteOf(world, leg, now)
    return quote ?? fail('MATCH_NOT_FOUND', { field: `body.legs.${at}`, message: 'no such match, market or pick' })
  })

export const quoteView = ({ matchId, market, pick, odds }: FoundQuote): Quote => ({ matchId, market, pick, odds })

/** Refuses two legs of one match, since they depend on each other. */
function checkLegs({ input, fail }: PlaceCall): void {
  const twice = input.legs.findIndex(({ matchId }, at) => input.legs.findIndex((leg) => leg.matchId === matchId) !== at)
  if (twice >= 0)
    fail('INVALID_INPUT', { field: `body.legs.${twice}.matchId`, message: 'an accumulator accepts each match once' })
}

/** @throws GatewayError BETTING_CLOSED or ODDS_CHANGED with the current odds of all legs. */
function checkOdds({ input, fail }: PlaceCall, quotes: readonly FoundQuote[]): void {
  const value = { legs: quotes.map(quoteView) }
  const closed = quotes.findIndex(({ odds }) => odds === null)
  if (closed >= 0) {
    fail('BETTING_CLOSED', { field: `body.legs.${closed}`, message: 'this pick is closed', value })
  }
  const refused = input.legs.findIndex(({ odds }, at) => {
    const now = quotes[at]?.odds ?? 0
    return now !== odds && !(input.accept === 'any' || (input.accept === 'better' && now > odds))
  })
  if (refused >= 0) {
    fail('ODDS_CHANGED', {
      field: `body.legs.${refused}.odds`,
      message: `the odds are now ${quotes[refused]?.odds}`,
      value,
    })
  }
}

/** Returns the stake in minor units. @throws GatewayError INVALID_INPUT or STAKE_LIMIT. */
function checkStake({ input, fail }: PlaceCall, game: CatalogueGame, legs: readonly SportsLeg[]): number {
  const limits = limitsOf(game)
  const stake = toMinor(input.stake)
  if (Math.abs(stake - input.stake * 100) > 1e-6) {
    fail('INVALID_INPUT', { field: 'body.stake', message: 'a stake has at most two decimals' })
  }
  const payout = slipReturn(
    stake,
    legs.map(({ odds }) => ({ odds, status: 'won' })),
  )
  if (input.stake < limits.least || input.stake > limits.most || payout > toMinor(limits.payout)) {
    fail('STAKE_LIMIT', {
      field: 'body.stake',
      message: `stakes are ${limits.least} to ${limits.most}, and pay at most ${limits.payout}`,
      value: limits,
    })
  }
  return stake
}

/** Returns whether an earlier bet of the same key has the same legs. */
export function isRepeat(before: Round, { legs }: PlaceCall['input']): boolean {
  const key = ({ matchId, market, pick }: Pick<SportsLeg, 'matchId' | 'market' | 'pick'>) =>
    `${matchId}/${market}/${pick}`
  return (sportsLegsOf(before) ?? []).map(key).join() === legs.map(key).join()
}

/** Places a bet at the current odds. It is settled as its matches end. Every check runs before the first movement. */
export async function placeSportsBet(call: PlaceCall, launch: Launch, game: CatalogueGame): Promise<Round> {
  const { input, world } = call
  checkLegs(call)
  const quotes = quotesOf(call)
  checkOdds(call, quotes)
  const legs = quotes.map(
    ({ matchId, market, pick, line, odds }): SportsLeg => ({ matchId, market, pick, line, odds: odds ?? 1 }),
  )
  const bet = checkStake(call, game, legs)
  checkFunds(world, playerOf(launch), bet)
  const id = world.nextId('round')
  const { idempotencyKey } = input
  const placed = await placeBet(world, { id, ...sidesOf(launch, game), bet, idempotencyKey, detail: { legs } })
  for (const at of new Set(quotes.map(({ endAt }) => endAt))) world.schedule.add({ at, kind: 'settleSportsBet', id })
  return placed
}
