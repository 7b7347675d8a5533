import { describe, expect, test } from 'vitest'
import { type DragonTigerSpot, dragonTigerSpots, duelReturns, duelWinner } from './dragon-tiger.ts'
import { type PlayingCard, ranks, suits } from './playing-cards.ts'

const deck: PlayingCard[] = suits.flatMap((suit) => ranks.map((rank): PlayingCard => `${rank}${suit}`))

/** Returns the exact return over every pair of cards from eight decks. */
function exactReturn(spot: DragonTigerSpot): number {
  let sum = 0
  for (const dragon of deck) {
    for (const tiger of deck) {
      const chance = (8 / 416) * ((dragon === tiger ? 7 : 8) / 415)
      sum += chance * ((duelReturns({ dragon, tiger })[spot] ?? 0) / 100)
    }
  }
  return sum
}

describe('a duel', () => {
  test('is won by the higher card in any suit, with the ace lowest', () => {
    expect(duelWinner({ dragon: 'KS', tiger: 'QH' })).toBe('dragon')
    expect(duelWinner({ dragon: 'AS', tiger: '2H' })).toBe('tiger')
    expect(duelWinner({ dragon: 'TS', tiger: 'TH' })).toBe('tie')
  })

  test('returns twice the stake to the winner', () => {
    expect(duelReturns({ dragon: 'KS', tiger: 'QH' })).toEqual({ dragon: 200 })
  })

  test('returns half the stakes on a tie, and pays both tie bets for identical cards', () => {
    expect(duelReturns({ dragon: '9C', tiger: '9D' })).toEqual({ dragon: 50, tiger: 50, tie: 900 })
    expect(duelReturns({ dragon: '9C', tiger: '9C' })).toEqual({ dragon: 50, tiger: 50, tie: 900, suitedTie: 5_100 })
  })
})

const spots = Object.keys(dragonTigerSpots) as DragonTigerSpot[]
test.each(spots)('a bet on %s has the documented return', (spot) => {
  expect(dragonTigerSpots[spot].returns).toBeCloseTo(exactReturn(spot), 4)
})
