import type { Chance } from '#mock-server/values/chance.ts'
import type { Match } from './match.ts'
import { poissonAt } from './poisson.ts'

export interface Score {
  home: number
  away: number
}

const sides = ['home', 'away'] as const

/** The number of maps that wins an e-sports match. */
const mapsToWin = 2
/** Returns the share of the longest match at which a map ends. */
const mapEnd = (number: number) => number / (2 * mapsToWin - 1)

/** Returns the share of a match played at an instant, 0 to 1. */
export const shareOf = ({ startAt, endAt }: Match, now: number): number =>
  Math.min(1, Math.max(0, (now - startAt) / (endAt - startAt)))

/** Returns the times of a side's points as shares of the match. They are uniform, so independent of the past. */
function pointsOf(chance: Chance, { id, rates }: Match, side: (typeof sides)[number]): number[] {
  const count = poissonAt(chance.fraction('sports', id, side), rates[side])
  return Array.from({ length: count }, (_, at) => chance.fraction('sports', id, side, at)).toSorted((a, b) => a - b)
}

function mapsAt(chance: Chance, { id, rates }: Match, share: number): Score {
  const score = { home: 0, away: 0 }
  for (let number = 1; Math.max(score.home, score.away) < mapsToWin && mapEnd(number) <= share; number += 1) {
    score[chance.fraction('sports', id, 'map', number) < rates.home ? 'home' : 'away'] += 1
  }
  return score
}

/** Returns the score at an instant; after the match it is the result. */
export function scoreAt(chance: Chance, match: Match, now: number): Score {
  const share = shareOf(match, now)
  if (match.sport === 'esports') return mapsAt(chance, match, share)
  const [home = 0, away = 0] = sides.map((side) => pointsOf(chance, match, side).filter((at) => at <= share).length)
  return share === 1 && match.sport === 'basketball' ? withOvertime(chance, match, { home, away }) : { home, away }
}

/** Adds a deciding basket to a basketball match that ends in a draw. */
function withOvertime(chance: Chance, { id, rates }: Match, score: Score): Score {
  if (score.home !== score.away) return score
  const wins = chance.fraction('sports', id, 'overtime') < overtimeChance(rates)
  return { home: score.home + (wins ? 1 : 0), away: score.away + (wins ? 0 : 1) }
}

/** Returns the home side's chance of the deciding basket. */
export const overtimeChance = ({ home, away }: Match['rates']): number => home / (home + away)

/** Returns when a match ends; an e-sports match may end early. */
export function overAt(chance: Chance, match: Match): number {
  if (match.sport !== 'esports') return match.endAt
  const { home, away } = mapsAt(chance, match, 1)
  return match.startAt + Math.round(mapEnd(home + away) * (match.endAt - match.startAt))
}

export type MatchStatus = 'upcoming' | 'live' | 'finished'

/** Returns whether a match is upcoming, live or finished at an instant. */
export function statusAt(chance: Chance, match: Match, now: number): MatchStatus {
  if (now < match.startAt) return 'upcoming'
  return now < overAt(chance, match) ? 'live' : 'finished'
}
