import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gameCategories } from '#contract/games.ts'
import { vipLevels } from '#fixtures/promotions/vip.ts'
import { rebateRate } from '#mock-server/platform/accounts/rules/vip.ts'
import { rebateOf, rebateTotal } from './rebate.ts'

const stakes = fc.array(
  fc.record({
    category: fc.constantFrom(...gameCategories),
    bet: fc.integer({ min: 1, max: 1_000_000_00 }),
    extra: fc.constantFrom(0, 25, 80),
  }),
)
const level = fc.constantFrom(...vipLevels)

test('every stake counts once, in its category', () => {
  fc.assert(
    fc.property(stakes, level, (played, at) => {
      const items = rebateOf(played, at)
      expect(items.reduce((sum, { turnover }) => sum + turnover, 0)).toBe(played.reduce((sum, { bet }) => sum + bet, 0))
      expect(new Set(items.map(({ category }) => category))).toEqual(new Set(played.map(({ category }) => category)))
    }),
  )
})

test('cash back is whole minor units, never more than the rate', () => {
  fc.assert(
    fc.property(stakes, level, (played, at) => {
      for (const { turnover, rate, amount } of rebateOf(played, at)) {
        expect(Number.isSafeInteger(amount)).toBe(true)
        expect(amount * 10_000).toBeLessThanOrEqual(turnover * rate)
        expect((amount + 1) * 10_000).toBeGreaterThan(turnover * rate)
      }
    }),
  )
})

test('claiming in parts never pays more than claiming at once', () => {
  fc.assert(
    fc.property(stakes, stakes, level, (one, two, at) => {
      const parts = rebateTotal(rebateOf(one, at)) + rebateTotal(rebateOf(two, at))
      expect(parts).toBeLessThanOrEqual(rebateTotal(rebateOf([...one, ...two], at)))
    }),
  )
})

test('the agents’ rate of each stake is paid on top of the level’s', () => {
  fc.assert(
    fc.property(stakes, level, (played, at) => {
      const items = rebateOf(played, at)
      for (const { category, bet, extra } of played) {
        const item = items.find((one) => one.category === category && one.rate === rebateRate(at, category) + extra)
        expect(item?.turnover).toBeGreaterThanOrEqual(bet)
      }
      expect(items.length).toBe(new Set(played.map(({ category, extra }) => `${category}/${extra}`)).size)
    }),
  )
})
