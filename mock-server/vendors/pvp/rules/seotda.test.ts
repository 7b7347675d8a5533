import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type HwatuCard, hwatuDeck, type SeotdaName, seotdaHand, seotdaStrength } from './seotda.ts'

const hands = hwatuDeck.flatMap((one, at) => hwatuDeck.slice(at + 1).map((other) => [one, other] as const))
const anyHand = fc.constantFrom(...hands)
const rankOf = ([one, other]: readonly [HwatuCard, HwatuCard]) => seotdaHand(one, other).rank

describe('the ranking of hands', () => {
  /** One of each hand in the traditional ranking, best first. */
  const recited: [name: SeotdaName, value: number, one: HwatuCard, other: HwatuCard][] = [
    ['light38', 0, '3a', '8a'],
    ['light', 0, '1a', '3a'],
    ...[10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((month): (typeof recited)[number] => [
      'double',
      month,
      `${month}a`,
      `${month}b`,
    ]),
    ['alli', 0, '1a', '2b'],
    ['doksa', 0, '1b', '4a'],
    ['gupping', 0, '9a', '1a'],
    ['jangpping', 0, '10b', '1a'],
    ['jangsa', 0, '4a', '10a'],
    ['seryuk', 0, '6b', '4b'],
    ['points', 9, '3a', '6a'],
    ['points', 8, '3b', '5a'],
    ['points', 7, '8b', '9a'],
    ['points', 6, '7a', '9a'],
    ['points', 5, '2a', '3b'],
    ['points', 4, '6a', '8b'],
    ['points', 3, '5a', '8b'],
    ['points', 2, '3b', '9a'],
    ['points', 1, '3b', '8b'],
    ['points', 0, '2a', '8b'],
  ]

  test('is the traditional one', () => {
    const named = recited.map(([, , one, other]) => seotdaHand(one, other))
    expect(named.map(({ name, value }) => [name, value])).toEqual(recited.map(([name, value]) => [name, value]))
    const ranks = named.map(({ rank }) => rank)
    expect(ranks.toSorted((a, b) => b - a)).toEqual(ranks)
    expect(new Set(ranks).size).toBe(recited.length)
  })

  test('covers every hand of the deck in any card order', () => {
    const ranks = new Set(recited.map(([, , one, other]) => seotdaHand(one, other).rank))
    expect(hands).toHaveLength(190)
    for (const [one, other] of hands) {
      expect(ranks).toContain(seotdaHand(one, other).rank)
      expect(seotdaHand(other, one)).toEqual(seotdaHand(one, other))
    }
  })

  test('is a total order', () => {
    const beats = (one: readonly [HwatuCard, HwatuCard], other: readonly [HwatuCard, HwatuCard]) =>
      rankOf(one) > rankOf(other)
    fc.assert(
      fc.property(anyHand, anyHand, anyHand, (one, two, three) => {
        expect([beats(one, two), beats(two, one), rankOf(one) === rankOf(two)].filter(Boolean)).toHaveLength(1)
        if (beats(one, two) && beats(two, three)) expect(beats(one, three)).toBe(true)
      }),
    )
  })

  test('has one hand of each kind of light and of each double', () => {
    const counts = Map.groupBy(hands, ([one, other]) => seotdaHand(one, other).name)
    expect(counts.get('light38')).toHaveLength(1)
    expect(counts.get('light')).toHaveLength(2)
    expect(counts.get('double')).toHaveLength(10)
  })
})

describe('the strength of a hand', () => {
  test('rises with its rank', () => {
    const sorted = hands.toSorted((one, other) => rankOf(one) - rankOf(other))
    const strengths = sorted.map((hand) => seotdaStrength([...hand]))
    expect(strengths.at(0)).toBeLessThan(0.05)
    expect(strengths.at(-1)).toBe(1)
    fc.assert(
      fc.property(anyHand, anyHand, (one, other) => {
        if (rankOf(one) > rankOf(other) + 1)
          expect(seotdaStrength([...one])).toBeGreaterThan(seotdaStrength([...other]) - 0.02)
      }),
    )
  })

  test('averages one half over all hands, with one card or two', () => {
    const mean = (strengths: number[]) => strengths.reduce((sum, one) => sum + one, 0) / strengths.length
    expect(mean(hands.map((hand) => seotdaStrength([...hand])))).toBeCloseTo(0.5, 9)
    expect(mean(hwatuDeck.map((card) => seotdaStrength([card])))).toBeCloseTo(0.5, 9)
  })
})
