import { day } from '#contract/time-units.ts'
import { type MatchView, sports } from '#mock-server/vendors/sports/contract.ts'
import { findGame, launchToken } from './launch.ts'
import { createPlatform } from './platform.ts'

export const sportsGame = findGame('SPORTS')
export const stake = sportsGame.minBet * 10
const life = 30 * day

/** Launches the sports book for the scenario's persona and returns its calls. */
export async function openSportsBook(scenario = 'member-with-favorites') {
  const platform = await createPlatform({ scenario, settings: { launchLife: life, sessionLife: life } })
  const token = await launchToken(platform, sportsGame)
  const world = platform.world()
  let keys = 0
  const key = () => `sports-key-${++keys}`
  const slipOf = (legs: object[], over: object) => ({
    token,
    legs,
    stake,
    accept: 'none',
    idempotencyKey: key(),
    ...over,
  })
  return {
    platform,
    token,
    world,
    open: () => platform.call(sports.open, { token }),
    board: async (
      sport: 'football' | 'baseball' | 'virtual' | 'esports',
      view: 'live' | 'upcoming' | 'results' = 'upcoming',
    ) => (await platform.call(sports.board, { token, sport, view })).matches,
    place: (legs: object[], over: object = {}) => platform.call(sports.place, slipOf(legs, over) as never),
    refusal: (legs: object[], over: object = {}) => platform.refusal(sports.place, slipOf(legs, over)),
    bets: async (status: 'open' | 'settled') =>
      (await platform.call(sports.bets, { token, status, pageNo: 1, pageSize: 50 })).content,
    balance: () => world.ledger.balance('member:m-0001'),
    passTo: (instant: number) => world.schedule.moveTo(instant),
  }
}

/** Returns a pick with the odds that the board shows. */
export function legOf({ id, markets }: MatchView, marketAt = 0, pickAt = 0) {
  const market = markets[marketAt]
  const pick = market?.picks[pickAt]
  if (!market || !pick) throw new Error(`The match ${id} has no pick ${pickAt} in the market ${marketAt}.`)
  return { matchId: id, market: market.name, pick: pick.id, odds: pick.odds ?? 0 }
}
