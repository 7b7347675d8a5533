import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createChance } from '#mock-server/values/chance.ts'
import {
  type BaccaratSpot,
  baccaratSpots,
  bankerDraws,
  coupReturns,
  dealCoup,
  isPair,
  totalOf,
  winnerOf,
} from './baccarat.ts'
import { createShoe, type PlayingCard } from './playing-cards.ts'

/** Returns a card for a point value from 0 to 9. */
const cardOf = (point: number): PlayingCard =>
  (['KS', 'AS', '2S', '3S', '4S', '5S', '6S', '7S', '8S', '9S'] as const)[point]!
const cards = (...points: number[]) => points.map(cardOf)
const anyShoe = fc.string().map((seed) => createShoe(8, (place) => createChance(seed).fraction(place)))

describe('the rule of the third card', () => {
  /** The casino chart: a row per banker's total, a column per player's third card from 0 to 9. */
  const chart = [
    'DDDDDDDDDD',
    'DDDDDDDDDD',
    'DDDDDDDDDD',
    'DDDDDDDDSD',
    'SSDDDDDDSS',
    'SSSSDDDDSS',
    'SSSSSSDDSS',
    'SSSSSSSSSS',
  ]

  test.each(chart.map((row, total) => ({ row, total })))('banker on $total: $row', ({ row, total }) => {
    const drawn = Array.from({ length: 10 }, (_, third) => (bankerDraws(total, cardOf(third)) ? 'D' : 'S'))
    expect(drawn.join('')).toBe(row)
  })

  test('the banker draws on 0 to 5 if the player stands', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].filter((total) => bankerDraws(total, undefined))).toEqual([0, 1, 2, 3, 4, 5])
  })

  test('neither side draws if either has eight or nine', () => {
    for (const natural of [8, 9]) {
      expect(dealCoup(cards(natural, 0, 0, 0, 5, 5))).toEqual({ player: cards(natural, 0), banker: cards(0, 0) })
      expect(dealCoup(cards(0, natural, 0, 0, 5, 5))).toEqual({ player: cards(0, 0), banker: cards(natural, 0) })
    }
  })

  test('the player draws on 0 to 5 and stands on 6 and 7', () => {
    const lengths = [0, 1, 2, 3, 4, 5, 6, 7].map((total) => dealCoup(cards(total, 7, 0, 0, 1, 1)).player.length)
    expect(lengths).toEqual([3, 3, 3, 3, 3, 3, 2, 2])
  })

  test('the banker takes the next card of the shoe in either case', () => {
    expect(dealCoup(cards(6, 0, 0, 5, 1, 2)).banker).toEqual(cards(0, 5, 1))
    expect(dealCoup(cards(0, 0, 0, 2, 1, 3)).banker).toEqual(cards(0, 2, 3))
  })
})

describe('a coup', () => {
  test('takes two or three cards per side from the shoe in turn', () => {
    fc.assert(
      fc.property(anyShoe, fc.integer({ min: 0, max: 410 }), (shoe, from) => {
        const { player, banker } = dealCoup(shoe, from)
        const used = player.length + banker.length
        expect([player[0], banker[0], player[1], banker[1]]).toEqual(shoe.slice(from, from + 4))
        expect([...player.slice(2), ...banker.slice(2)]).toEqual(shoe.slice(from + 4, from + used))
        expect([2, 3]).toContain(player.length)
        expect([2, 3]).toContain(banker.length)
      }),
    )
  })

  test('is won by the higher total, and tied if both are equal', () => {
    fc.assert(
      fc.property(anyShoe, (shoe) => {
        const coup = dealCoup(shoe)
        const lead = Math.sign(totalOf(coup.player) - totalOf(coup.banker))
        expect(winnerOf(coup)).toBe((['banker', 'tie', 'player'] as const)[lead + 1])
      }),
    )
  })

  test('has a pair if the first two cards of a hand have one rank, not just one value', () => {
    expect(isPair(['KS', 'KH'])).toBe(true)
    expect(isPair(['KS', 'QS'])).toBe(false)
    expect(isPair(['2S', '3S', '3H'])).toBe(false)
  })
})

describe('the return of a coup', () => {
  test('is the payout and the stake for the winning spot only', () => {
    fc.assert(
      fc.property(anyShoe, (shoe) => {
        const coup = dealCoup(shoe)
        const back = coupReturns(coup)
        const winner = winnerOf(coup)
        expect(back[winner]).toBe((baccaratSpots[winner].pays + 1) * 100)
        if (winner !== 'tie') expect(back[winner === 'player' ? 'banker' : 'player']).toBeUndefined()
      }),
    )
  })

  test('is the stake for player and banker on a tie', () => {
    expect(coupReturns(dealCoup(cards(7, 7, 0, 0)))).toEqual({ tie: 900, player: 100, banker: 100 })
  })

  test('can include a side and both pairs', () => {
    const coup = { player: ['4S', '4H'], banker: ['3S', '3H'] } satisfies Record<string, PlayingCard[]>
    expect(coupReturns(coup)).toEqual({ player: 200, playerPair: 1_200, bankerPair: 1_200 })
  })

  test('equals the published return of eight decks', () => {
    const returns = exactReturns()
    // Published house edges: 1.2351, 1.0579 and 14.3596 per cent.
    expect(returns.player).toBeCloseTo(0.987649, 6)
    expect(returns.banker).toBeCloseTo(0.989421, 6)
    expect(returns.tie).toBeCloseTo(0.856404, 6)
    const spots = Object.keys(baccaratSpots) as BaccaratSpot[]
    for (const spot of spots) expect(baccaratSpots[spot].returns).toBeCloseTo(returns[spot], 4)
  })
})

/** Returns the exact returns over every combination of six cards of ten point values from eight decks. */
function exactReturns(): Record<BaccaratSpot, number> {
  const left = [128, 32, 32, 32, 32, 32, 32, 32, 32, 32]
  const sums = { player: 0, banker: 0, tie: 0 }
  const dealt: number[] = []
  const visit = (weight: number, remaining: number) => {
    if (dealt.length === 6) {
      const back = coupReturns(dealCoup(cards(...dealt)))
      for (const spot of ['player', 'banker', 'tie'] as const) sums[spot] += (weight * (back[spot] ?? 0)) / 100
      return
    }
    for (const [point, count] of left.entries()) {
      if (count === 0) continue
      left[point] = count - 1
      dealt.push(point)
      visit((weight * count) / remaining, remaining - 1)
      dealt.pop()
      left[point] = count
    }
  }
  visit(1, 416)
  // The second card is one of the 31 others of its rank among 415.
  const { playerPair = 0, bankerPair = 0 } = coupReturns({ player: ['2S', '2H'], banker: ['4S', '4H'] })
  return { ...sums, playerPair: (31 / 415) * (playerPair / 100), bankerPair: (31 / 415) * (bankerPair / 100) }
}
