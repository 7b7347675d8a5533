import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gameCategories } from '#contract/games.ts'
import { vipLevels } from '#fixtures/promotions/vip.ts'
import { toMinor } from '#mock-server/values/minor-units.ts'
import { levelsReached, rebateRate, vipLabel, vipStanding } from './vip.ts'

const turnover = fc.integer({ min: 0, max: 200_000_000_00 })
const label = fc.constantFrom(...vipLevels.map(({ name }) => name.en), 'Agent', 'Trial', '')
const rank = (code: string) => vipLevels.findIndex((level) => level.code === code)

describe('the standing', () => {
  test('is between the level reached and the next', () => {
    fc.assert(
      fc.property(label, turnover, (granted, staked) => {
        const { level, points, next, progress } = vipStanding(granted, staked)
        expect(toMinor(level.threshold)).toBeLessThanOrEqual(points)
        expect(next === undefined).toBe(level.code === 'DIAMOND')
        if (next) expect(points + next.remaining).toBe(toMinor(next.level.threshold))
        expect(progress).toBeGreaterThanOrEqual(0)
        expect(progress).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('never falls with more stakes, nor below the granted level', () => {
    fc.assert(
      fc.property(label, turnover, turnover, (granted, one, more) => {
        const before = rank(vipStanding(granted, one).level.code)
        expect(rank(vipStanding(granted, one + more).level.code)).toBeGreaterThanOrEqual(before)
        expect(before).toBeGreaterThanOrEqual(rank(vipLevels.find(({ name }) => name.en === granted)?.code ?? 'MEMBER'))
      }),
    )
  })

  test.each([
    ['Member', 999_999.99, 'MEMBER', []],
    ['Member', 1_000_000, 'SILVER', ['SILVER']],
    ['VIP Gold', 0, 'GOLD', ['SILVER', 'GOLD']],
    ['VIP Gold', 15_000_000, 'PLATINUM', ['SILVER', 'GOLD', 'PLATINUM']],
  ])('a %s who staked %d is at %s', (granted, staked, code, reached) => {
    const standing = vipStanding(granted, toMinor(staked))
    expect(standing.level.code).toBe(code)
    expect(levelsReached(standing).map((level) => level.code)).toEqual(reached)
  })
})

test.each([
  ['VIP Gold', 0, 'VIP Gold'],
  ['Member', 6_000_000, 'VIP Gold'],
  ['Agent', 6_000_000, 'Agent'],
])('a %s who staked %d has the label %s', (granted, staked, label) => {
  expect(vipLabel(granted, toMinor(staked))).toBe(label)
})

test('a higher level never pays less cash back', () => {
  for (const category of gameCategories) {
    const rates = vipLevels.map((level) => rebateRate(level, category))
    expect(rates).toEqual(rates.toSorted((a, b) => a - b))
    expect(rates.every((rate) => rate > 0)).toBe(true)
  }
})
