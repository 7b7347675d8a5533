import { minute } from '#contract/time-units.ts'
import { type League, leagues, type SportName } from '#fixtures/sports/leagues.ts'
import type { Chance } from '#mock-server/values/chance.ts'

interface Rules {
  /** Milliseconds between two kick-offs, and from kick-off to the end. */
  interval: number
  duration: number
  /** The expected score of each of two equal teams, before the home advantage. */
  expected: number
  home: number
  /** Milliseconds before its kick-off at which a match comes on offer. */
  ahead: number
}

/** The rules of each sport. E-sports count maps, each with a chance of winning instead of an expected score. */
const sportRules: Readonly<Record<SportName, Rules>> = {
  football: { interval: 25 * minute, duration: 105 * minute, expected: 1.32, home: 1.12, ahead: 12 * 60 * minute },
  baseball: { interval: 40 * minute, duration: 170 * minute, expected: 4.5, home: 1.04, ahead: 14 * 60 * minute },
  basketball: { interval: 45 * minute, duration: 110 * minute, expected: 82, home: 1.015, ahead: 14 * 60 * minute },
  esports: { interval: 50 * minute, duration: 80 * minute, expected: 0, home: 1, ahead: 16 * 60 * minute },
  virtual: { interval: 3 * minute, duration: 3 * minute, expected: 1.4, home: 1.05, ahead: 24 * minute },
}

export interface Match {
  /** The sport and the kick-off number, such as `football-1196800`. */
  id: string
  sport: SportName
  league: League
  home: League['teams'][number]
  away: League['teams'][number]
  startAt: number
  endAt: number
  /** The expected score of each side; for e-sports, the chance to win a map. */
  rates: { home: number; away: number }
}

/** Returns the two teams of a slot by the circle method, in which every team plays once per round. */
function pairOf(count: number, slot: number): [number, number] {
  const perRound = count / 2
  const round = Math.floor(slot / perRound)
  const seat = slot % perRound
  const others = count - 1
  const turned = (at: number) => ((at + round) % others) + 1
  const pair: [number, number] = seat === 0 ? [0, turned(0)] : [turned(seat), turned(others - seat)]
  return round % 2 === 0 ? pair : [pair[1], pair[0]]
}

function ratesOf(sport: SportName, home: number, away: number): Match['rates'] {
  const { expected, home: edge } = sportRules[sport]
  if (sport === 'esports')
    return { home: home ** 2 / (home ** 2 + away ** 2), away: away ** 2 / (home ** 2 + away ** 2) }
  return { home: (expected * edge * home) / away, away: (expected * away) / home / edge }
}

/** Returns the match of a kick-off, counted from 1970. It is always the same in the same world. */
export function matchAt(chance: Chance, sport: SportName, number: number): Match {
  const { interval, duration } = sportRules[sport]
  const all: readonly League[] = leagues[sport]
  const league = all[number % all.length] ?? leagues.football[0]
  if (!league) throw new Error(`The sport ${sport} has no league.`)
  const shift = chance.integer(0, 997, 'sports', sport, league.id, 'shift')
  const [home, away] = pairOf(league.teams.length, Math.floor(number / all.length) + shift).map(
    (at) => league.teams[at],
  )
  if (!home || !away) throw new Error(`The league ${league.id} has too few teams.`)
  const startAt = number * interval
  const rates = ratesOf(sport, home.strength, away.strength)
  return { id: `${sport}-${number}`, sport, league, home, away, startAt, endAt: startAt + duration, rates }
}

const isSport = (name: string): name is SportName => Object.hasOwn(leagues, name)

/** Returns the match of an id; undefined for an unknown id. A match has one id, so `football-01` is unknown. */
export function matchOf(chance: Chance, id: string): Match | undefined {
  const [, sport = '', number] = /^([a-z]+)-(0|[1-9]\d{0,11})$/.exec(id) ?? []
  return isSport(sport) ? matchAt(chance, sport, Number(number)) : undefined
}

/** Returns whether a match is on offer at an instant or was before. */
export const isOffered = ({ sport, startAt }: Match, now: number): boolean => startAt <= now + sportRules[sport].ahead

const numbersBetween = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)

/** Returns the live matches of a sport at an instant, earliest first. */
export function liveMatches(chance: Chance, sport: SportName, now: number): Match[] {
  const { interval, duration } = sportRules[sport]
  const first = Math.floor((now - duration) / interval) + 1
  return numbersBetween(first, Math.floor(now / interval)).map((number) => matchAt(chance, sport, number))
}

/** Returns the upcoming matches on offer, earliest first. */
export function comingMatches(chance: Chance, sport: SportName, now: number): Match[] {
  const { interval, ahead } = sportRules[sport]
  const first = Math.floor(now / interval) + 1
  return numbersBetween(first, Math.floor((now + ahead) / interval)).map((number) => matchAt(chance, sport, number))
}

/** Returns the last finished matches, newest first. */
export function pastMatches(chance: Chance, sport: SportName, now: number, count: number): Match[] {
  const { interval, duration } = sportRules[sport]
  const last = Math.floor((now - duration) / interval)
  return numbersBetween(last - count + 1, last)
    .toReversed()
    .map((number) => matchAt(chance, sport, number))
}
