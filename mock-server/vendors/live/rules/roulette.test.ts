import { describe, expect, test } from 'vitest'
import { colourOf, covers, pocketReturns, rouletteSpots, spinWheel, wheel } from './roulette.ts'

const pockets = Array.from({ length: 37 }, (_, pocket) => pocket)

describe('the wheel', () => {
  test('has every pocket once', () => {
    expect(wheel.toSorted((a, b) => a - b)).toEqual(pockets)
  })

  test('alternates colours from pocket to pocket, except for the zero', () => {
    const colours = wheel.slice(1).map(colourOf)
    for (const [at, colour] of colours.entries()) expect(colour).toBe(at % 2 === 0 ? 'red' : 'black')
  })

  test('stops in every pocket with the same probability', () => {
    const stops = pockets.map((at) => spinWheel((at + 0.5) / 37))
    expect(stops.toSorted((a, b) => a - b)).toEqual(pockets)
    expect([spinWheel(0), spinWheel(1 - 2 ** -32)]).toEqual([wheel[0], wheel[36]])
  })
})

describe('a bet', () => {
  test.each(Object.entries(rouletteSpots))('on %s returns 36 of 37 in the long run', (spot, { pays, returns }) => {
    const back = pockets.map((pocket) => pocketReturns(pocket)[spot] ?? 0)
    expect(new Set(back)).toEqual(new Set([0, (pays + 1) * 100]))
    expect(back.reduce((sum, hundredths) => sum + hundredths, 0)).toBe(3_600)
    expect(returns).toBeCloseTo(36 / 37, 4)
  })

  test('on a full set of groups covers each number except zero once', () => {
    const sharing = [
      ['red', 'black'],
      ['even', 'odd'],
      ['low', 'high'],
      ['dozen1', 'dozen2', 'dozen3'],
      ['column1', 'column2', 'column3'],
    ] as const
    for (const spots of sharing) {
      for (const pocket of pockets) {
        expect(spots.filter((spot) => covers(spot, pocket))).toHaveLength(pocket === 0 ? 0 : 1)
      }
    }
  })
})
