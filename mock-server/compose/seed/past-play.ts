import type { Category } from '#fixtures/games/vendors.ts'
import type { CatalogueGame } from '#mock-server/catalogue/catalogue-game.ts'
import { isLottery } from '#mock-server/catalogue/lotteries.ts'
import { playLottery } from '#mock-server/platform/lottery/state/past-lottery.ts'
import type { Chance } from '#mock-server/values/chance.ts'
import { crashPoint, reaches, winAt } from '#mock-server/vendors/crash/rules/crash.ts'
import { crashSeeds, numberBefore, roundsAtLeast } from '#mock-server/vendors/crash/rules/schedule.ts'
import type { CrashBet } from '#mock-server/vendors/crash/settle-crash-bet.ts'
import { payOf } from '#mock-server/vendors/fish/rules/fish.ts'
import { roundsPerShoe } from '#mock-server/vendors/live/rules/clock.ts'
import { type LiveBets, payoutOf } from '#mock-server/vendors/live/settle-live-bets.ts'
import { liveGameOf, paceOf, timeAtTable } from '#mock-server/vendors/live/tables.ts'
import { linesOf } from '#mock-server/vendors/slot/rules/machine.ts'
import { evaluate, spin } from '#mock-server/vendors/slot/rules/slot.ts'
import type { RoundRow } from '#mock-server/world/tables/play.ts'

type Key = readonly (string | number)[]

/** One round of a game that was played before the world began. The stake is in minor units. */
interface Played extends Pick<RoundRow, 'bet' | 'win' | 'detail'> {}

/** Plays a past round; `at` is its time in milliseconds. */
type Play = (game: CatalogueGame, stake: number, chance: Chance, key: Key, at: number) => Played

const slot: Play = ({ minLine }, bet, chance, key) => {
  const reels = spin((reel) => chance.fraction(...key, 'reel', reel))
  const { win } = evaluate(reels, bet, linesOf(minLine))
  return { bet, win, detail: { reels: reels.map((window) => [...window]) } }
}

const shoal = ['shrimp', 'tropical', 'blowfish', 'squid', 'crab', 'turtle'] as const

const fish: Play = (_, stake, chance, key) => {
  const hits = Array.from({ length: chance.integer(3, 10, ...key, 'shots') }, (_, at) => {
    const species = chance.pick(shoal, ...key, at, 'species')
    const fractions = { caught: chance.fraction(...key, at, 'caught'), amount: chance.fraction(...key, at, 'amount') }
    return { species, pays: payOf(species, fractions) }
  })
  const win = hits.reduce((sum, { pays }) => sum + pays * stake, 0)
  return { bet: stake * hits.length, win, detail: { hits } }
}

const crash: Play = ({ nodeId }, bet, chance, key, at) => {
  const auto = chance.pick([1.2, 1.5, 2, 3], ...key, 'auto')
  const crashRound = numberBefore(at, chance.integer(0, roundsAtLeast - 1, ...key, 'round'))
  const isOut = reaches(crashPoint(crashSeeds(chance, nodeId)(crashRound)), auto)
  const detail = { crashRound, auto, cashedOut: isOut ? auto : null } satisfies CrashBet
  return { bet, win: isOut ? winAt(bet, auto) : 0, detail }
}

/** The popular spots of each kind of table. */
const spots = {
  baccarat: ['player', 'banker', 'banker', 'player', 'tie'],
  dragonTiger: ['dragon', 'tiger'],
  roulette: ['red', 'black', 'even', 'odd', 'dozen1', 'dozen3'],
} as const

/** Bets on the last round of the table with a result. */
const live: Play = (game, bet, chance, key, at) => {
  const { betting, rest } = paceOf(game)
  const { shoe, round } = timeAtTable(chance, game, at - betting - rest)
  const rules = liveGameOf(game)
  const spot: string = chance.pick(spots[rules], ...key, 'spot')
  // In the pause before a new shoe, the last round of the old shoe counts.
  const called = Math.min(round, roundsPerShoe - 1)
  const detail = { game: rules, shoe, round: called, bets: [{ spot, stake: bet }] } satisfies LiveBets
  return { bet, win: payoutOf(chance, game.nodeId, detail), detail }
}

const lottery: Play = (game, stake, chance, key, at) => {
  if (!isLottery(game)) throw new Error(`The game ${game.nodeId} is not a lottery.`)
  return playLottery(game, stake, chance, key, at)
}

/** The rules of past rounds, by category. */
export const pastPlays = { RNG: slot, FISH: fish, CRASH: crash, LIVE: live, ELOTT: lottery } satisfies Partial<
  Record<Category, Play>
>
