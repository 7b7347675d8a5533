import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createChance } from '#mock-server/values/chance.ts'
import { roundsPerShoe } from './clock.ts'
import { courseOf, liveGameNames, liveSpots, type Outcome, playShoe, returnsOf } from './games.ts'
import { returned } from './spot.ts'

const anyGame = fc.constantFrom(...liveGameNames)
const anyShoe = fc.tuple(anyGame, fc.string()).map(([game, seed]) => ({ game, seed, outcomes: shoeOf(game, seed) }))
const shoeOf = (game: (typeof liveGameNames)[number], seed: string) =>
  playShoe(game, (place) => createChance(seed).fraction(place))

const cardsOf = (outcome: Outcome) => {
  if (outcome.game === 'baccarat') return [...outcome.player, ...outcome.banker]
  return outcome.game === 'dragonTiger' ? [outcome.dragon, outcome.tiger] : []
}

describe('a shoe', () => {
  test('has enough cards for all its rounds, and is the same for the same chance', () => {
    fc.assert(
      fc.property(anyShoe, ({ game, seed, outcomes }) => {
        expect(outcomes).toHaveLength(roundsPerShoe)
        expect(shoeOf(game, seed)).toEqual(outcomes)
      }),
      { numRuns: 30 },
    )
  })

  test('deals no card more than eight times', () => {
    fc.assert(
      fc.property(anyShoe, ({ outcomes }) => {
        const counts = new Map<string, number>()
        for (const card of outcomes.flatMap(cardsOf)) counts.set(card, (counts.get(card) ?? 0) + 1)
        expect(Math.max(0, ...counts.values())).toBeLessThanOrEqual(8)
      }),
      { numRuns: 30 },
    )
  })
})

describe('a round', () => {
  test('pays only on spots of its game, and at most the spot’s payout', () => {
    fc.assert(
      fc.property(anyShoe, ({ game, outcomes }) => {
        for (const [spot, hundredths] of outcomes.flatMap((outcome) => Object.entries(returnsOf(outcome)))) {
          expect(hundredths).toBeLessThanOrEqual(((liveSpots[game][spot]?.pays ?? Number.NaN) + 1) * 100)
        }
      }),
      { numRuns: 30 },
    )
  })

  test('reveals its cards one after another, then its result', () => {
    fc.assert(
      fc.property(anyShoe, ({ outcomes }) => {
        for (const outcome of outcomes) {
          const { cards, result } = courseOf(outcome)
          expect(cards).toHaveLength(cardsOf(outcome).length)
          const times = [0, ...cards, result]
          expect(times.toSorted((a, b) => a - b)).toEqual(times)
          expect(new Set(times).size).toBe(times.length)
        }
      }),
      { numRuns: 30 },
    )
  })
})

test('returns whole minor units for stakes in whole major units', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.constantFrom(50, 100, 195, 200, 900, 5_100),
      (units, part) => {
        expect(returned(units * 100, part)).toBe(units * part)
      },
    ),
  )
})
