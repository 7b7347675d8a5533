import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { day } from '#contract/time-units.ts'
import { leagues, type SportName, sportNames } from '#fixtures/sports/leagues.ts'
import { createChance } from '#mock-server/values/chance.ts'
import { chancesOf, marketsOf, oddsOf, outcomeOf, type PickName, returnRate } from './markets.ts'
import { comingMatches, liveMatches, type Match, matchAt, matchOf, pastMatches } from './match.ts'
import { overAt, scoreAt, shareOf, statusAt } from './score.ts'
import { slipReturn, slipStatus } from './slip.ts'

const chance = createChance('test')
const now = Date.parse('2026-11-20T10:00:00Z')
const anySport = fc.constantFrom(...sportNames)
const anyMatch = fc.tuple(anySport, fc.nat(1_000_000)).map(([sport, number]) => matchAt(chance, sport, number))
const matchesOf = (sport: SportName, count: number) =>
  Array.from({ length: count }, (_, at) => matchAt(chance, sport, at))

describe('the fixtures', () => {
  test.each(sportNames)('of %s are consecutive: past, live and upcoming', (sport) => {
    const live = liveMatches(chance, sport, now)
    const coming = comingMatches(chance, sport, now)
    const past = pastMatches(chance, sport, now, 5)
    expect(live.length).toBeGreaterThan(0)
    expect(coming.length).toBeGreaterThan(5)
    expect(live.every(({ startAt, endAt }) => startAt <= now && now < endAt)).toBe(true)
    expect(coming.every(({ startAt }) => startAt > now)).toBe(true)
    expect(past.every(({ endAt }) => endAt <= now)).toBe(true)
    const numbers = [...past.toReversed(), ...live, ...coming].map(({ id }) => Number(id.split('-')[1]))
    expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at))
  })

  test('never pair a team with itself or use it twice in a round', () => {
    for (const sport of sportNames) {
      for (const [place, league] of leagues[sport].entries()) {
        const perRound = league.teams.length / 2
        const own = matchesOf(sport, 400).filter((match) => match.league === league)
        expect(own.every(({ home, away }) => home !== away)).toBe(true)
        const round = own.slice(0, perRound * 8)
        expect(new Set(round.map(({ home, away }) => [home.name.en, away.name.en].sort().join())).size).toBeGreaterThan(
          perRound,
        )
        expect(place).toBeGreaterThanOrEqual(0)
      }
    }
  })

  test('are found only by their id', () => {
    fc.assert(fc.property(anyMatch, (match) => void expect(matchOf(chance, match.id)).toEqual(match)))
    for (const id of ['', 'football', 'football-', 'football-x', 'chess-1', 'football--1', 'toString-1']) {
      expect(matchOf(chance, id)).toBeUndefined()
    }
    for (const id of ['football-01', 'football-00', 'football-1-2', 'football-1-']) {
      expect(matchOf(chance, id)).toBeUndefined()
    }
    expect(matchOf(chance, 'football-0')).toEqual(matchAt(chance, 'football', 0))
  })
})

describe('the score', () => {
  const instant = fc.double({ min: 0, max: 1, noNaN: true })
  const at = (match: Match, share: number) => match.startAt + share * (match.endAt - match.startAt)

  test('starts at zero and never falls', () => {
    fc.assert(
      fc.property(anyMatch, instant, instant, (match, one, two) => {
        expect(scoreAt(chance, match, match.startAt - 1)).toEqual({ home: 0, away: 0 })
        const [early, late] = [Math.min(one, two), Math.max(one, two)].map((share) =>
          scoreAt(chance, match, at(match, share)),
        )
        expect(late!.home >= early!.home && late!.away >= early!.away).toBe(true)
      }),
    )
  })

  test('does not change after the match', () => {
    fc.assert(
      fc.property(anyMatch, (match) => {
        const over = overAt(chance, match)
        expect(over <= match.endAt && over > match.startAt).toBe(true)
        expect(scoreAt(chance, match, over)).toEqual(scoreAt(chance, match, match.endAt + day))
        expect([over - 1, over].map((instant) => statusAt(chance, match, instant))).toEqual(['live', 'finished'])
      }),
    )
  })

  test('has a winner in basketball, and a winner with two maps in e-sports', () => {
    for (const match of matchesOf('basketball', 150)) {
      const { home, away } = scoreAt(chance, match, match.endAt)
      expect(home).not.toBe(away)
    }
    for (const match of matchesOf('esports', 150)) {
      const { home, away } = scoreAt(chance, match, match.endAt)
      expect([Math.max(home, away), Math.min(home, away) < 2]).toEqual([2, true])
    }
  })
})

describe('the probabilities of a market', () => {
  test('add up to one at any time and any score', () => {
    const score = fc.record({ home: fc.integer({ min: 0, max: 1 }), away: fc.integer({ min: 0, max: 1 }) })
    fc.assert(
      fc.property(anyMatch, score, fc.double({ min: 0, max: 0.99, noNaN: true }), (match, now, share) => {
        for (const market of marketsOf(match)) {
          const chances = Object.values(chancesOf(match, market, now, share))
          expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 6)
          expect(chances.every((one) => one >= -1e-9 && one <= 1 + 1e-9)).toBe(true)
        }
      }),
    )
  })

  /** Bets one unit on every open pick at a share of the match, and returns the return of each. */
  function returned(sport: SportName, share: number, count: number) {
    let [staked, paid] = [0, 0]
    for (const match of matchesOf(sport, count)) {
      const instant = match.startAt + share * (match.endAt - match.startAt) - (share === 0 ? 1 : 0)
      const final = scoreAt(chance, match, match.endAt)
      for (const market of marketsOf(match)) {
        for (const [pick, odds] of Object.entries(oddsOf(chance, match, market, instant))) {
          if (odds === null || odds > 12) continue
          staked += 1
          const outcome = outcomeOf(market.name, pick as PickName, market.line, final)
          paid += outcome === 'won' ? odds : outcome === 'void' ? 1 : 0
        }
      }
    }
    return paid / staked
  }

  test.each(sportNames)('give the documented return on %s before and during the match', (sport) => {
    expect(returned(sport, 0, 2_000)).toBeCloseTo(returnRate, 1)
    expect(returned(sport, 0.5, 2_000)).toBeCloseTo(returnRate, 1)
  })

  test('times the odds never exceed the book’s return', () => {
    fc.assert(
      fc.property(anyMatch, fc.double({ min: -0.5, max: 0.96, noNaN: true }), (match, share) => {
        const instant = match.startAt + share * (match.endAt - match.startAt)
        const score = scoreAt(chance, match, instant)
        for (const market of marketsOf(match)) {
          const chances = chancesOf(match, market, score, shareOf(match, instant))
          for (const [pick, odds] of Object.entries(oddsOf(chance, match, market, instant))) {
            if (odds !== null) expect(odds * (chances[pick as PickName] ?? 0)).toBeLessThanOrEqual(returnRate + 0.0101)
          }
        }
      }),
    )
  })
})

describe('odds', () => {
  test('are null at and shortly before the end of a match', () => {
    fc.assert(
      fc.property(anyMatch, fc.double({ min: 0.975, max: 3, noNaN: true }), (match, share) => {
        const instant = match.startAt + share * (match.endAt - match.startAt)
        for (const market of marketsOf(match)) {
          expect(Object.values(oddsOf(chance, match, market, instant)).every((odds) => odds === null)).toBe(true)
        }
      }),
    )
  })

  test('move without any event', () => {
    const match = matchAt(chance, 'football', 1_000)
    const [market] = marketsOf(match)
    const seen = Array.from(
      { length: 30 },
      (_, at) => oddsOf(chance, match, market!, match.startAt - at * 120_000 - 1).home,
    )
    expect(new Set(seen).size).toBeGreaterThan(3)
  })
})

describe('a slip', () => {
  const leg = (status: 'open' | 'won' | 'lost' | 'void', odds = 2) => ({ status, odds })

  test('is lost with one lost leg, open with an open one, void if all are void', () => {
    expect(slipStatus([leg('won'), leg('lost'), leg('open')])).toBe('lost')
    expect(slipStatus([leg('won'), leg('open')])).toBe('open')
    expect(slipStatus([leg('void'), leg('void')])).toBe('void')
    expect(slipStatus([leg('won'), leg('void')])).toBe('won')
  })

  test('pays the stake times the odds of won legs; a void leg counts as one', () => {
    expect(slipReturn(10_000, [leg('won', 1.85), leg('won', 2.1)])).toBe(38_850)
    expect(slipReturn(10_000, [leg('won', 1.85), leg('void', 9)])).toBe(18_500)
    expect(slipReturn(10_000, [leg('void', 9)])).toBe(10_000)
    expect(slipReturn(10_000, [leg('won'), leg('open')])).toBe(0)
    expect(slipReturn(10_000, [leg('won'), leg('lost')])).toBe(0)
  })

  test('pays whole minor units, and at least the stake for a won slip', () => {
    const odds = fc.integer({ min: 102, max: 10_100 }).map((hundredths) => hundredths / 100)
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000 }),
        fc.array(odds, { minLength: 1, maxLength: 8 }),
        (stake, list) => {
          const win = slipReturn(
            stake,
            list.map((one) => leg('won', one)),
          )
          expect(Number.isInteger(win) && win >= stake).toBe(true)
        },
      ),
    )
  })
})
