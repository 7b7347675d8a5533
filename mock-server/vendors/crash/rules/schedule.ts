import { minute } from '#contract/time-units.ts'
import type { Chance } from '#mock-server/values/chance.ts'
import { bettingTime, crashPoint, flightTime, restTime, topMultiplier } from './crash.ts'

export type CrashPhase = 'betting' | 'flying' | 'crashed'

/** One round of a crash game on the clock; instants in milliseconds. */
export interface CrashRound {
  number: number
  bettingAt: number
  takeOffAt: number
  crashAt: number
  endsAt: number
  point: number
}

/** Returns a game's seed for a round number. */
type SeedOf = (number: number) => string

export const crashSeeds =
  (chance: Chance, nodeId: string): SeedOf =>
  (number) =>
    chance.hex(64, 'crash', nodeId, number)

/** Rounds fill blocks of time exactly, so the round of any instant is found without a history. */
const blockLength = 30 * minute
/** More than the rounds of any block. */
const numbersPerBlock = 1_000
const longestRound = bettingTime + flightTime(topMultiplier) + restTime

/** Returns the flight times of a block's rounds. A round starts only if the longest possible one would end in the block. */
function flightsOf(block: number, seedOf: SeedOf) {
  const flights: { number: number; point: number; flight: number }[] = []
  let filled = 0
  for (let at = 0; filled + longestRound <= blockLength; at += 1) {
    const number = block * numbersPerBlock + at
    const point = crashPoint(seedOf(number))
    const flight = flightTime(point)
    flights.push({ number, point, flight })
    filled += bettingTime + flight + restTime
  }
  return { flights, spare: blockLength - filled }
}

/** Returns the rounds of a block. The remaining time extends their betting phases. */
function roundsOfBlock(block: number, seedOf: SeedOf): CrashRound[] {
  const { flights, spare } = flightsOf(block, seedOf)
  const begin = block * blockLength
  let passed = 0
  return flights.map(({ number, point, flight }, at) => {
    const share = Math.floor((spare * (at + 1)) / flights.length) - Math.floor((spare * at) / flights.length)
    const bettingAt = begin + passed
    const takeOffAt = bettingAt + bettingTime + share
    const crashAt = takeOffAt + flight
    passed += bettingTime + share + flight + restTime
    return { number, bettingAt, takeOffAt, crashAt, endsAt: begin + passed, point }
  })
}

const blockAt = (now: number) => Math.floor(now / blockLength)

/** The smallest possible number of rounds in a block. */
export const roundsAtLeast = Math.floor(blockLength / longestRound)

/** Returns the number of an early round in the block before an instant, counted from 0. Such a round is finished. */
export const numberBefore = (now: number, at: number): number => (blockAt(now) - 1) * numbersPerBlock + at

/** Returns the round of an instant after `before` earlier ones, oldest first. */
export function roundsUntil(now: number, before: number, seedOf: SeedOf): CrashRound[] {
  const block = blockAt(now)
  const current = roundsOfBlock(block, seedOf).filter(({ bettingAt }) => bettingAt <= now)
  const earlier = current.length > before ? [] : roundsOfBlock(block - 1, seedOf)
  return [...earlier, ...current].slice(-(before + 1))
}

/** Returns the round of a number, if its block has one. */
export const roundOfNumber = (number: number, seedOf: SeedOf): CrashRound | undefined =>
  roundsOfBlock(Math.floor(number / numbersPerBlock), seedOf).find((round) => round.number === number)

/** Returns the phase of a round at an instant. */
export function phaseAt({ takeOffAt, crashAt }: CrashRound, now: number): CrashPhase {
  if (now < takeOffAt) return 'betting'
  return now < crashAt ? 'flying' : 'crashed'
}

/** Returns the instant at which the current phase of a round ends. */
export function phaseEnd(round: CrashRound, now: number): number {
  const ends = { betting: round.takeOffAt, flying: round.crashAt, crashed: round.endsAt }
  return ends[phaseAt(round, now)]
}
