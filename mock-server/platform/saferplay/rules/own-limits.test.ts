import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limitKinds, limitPeriods } from '#contract/safer-play.ts'
import {
  confirmIncrease,
  coolingOff,
  type Limits,
  limitOf,
  monthsLater,
  setLimit,
  tightest,
  withdrawIncrease,
} from './own-limits.ts'

const which = fc.record({ kind: fc.constantFrom(...limitKinds), period: fc.constantFrom(...limitPeriods) })
const amount = fc.integer({ min: 1, max: 1_000_000 })
const now = fc.integer({ min: 0, max: 2 ** 40 })

test('RTS 12D: a lower limit applies at once and drops a waiting increase', () => {
  fc.assert(
    fc.property(which, amount, amount, amount, now, (limit, one, two, higher, at) => {
      const [low, high] = [Math.min(one, two), Math.max(one, two)]
      const first = setLimit([], { ...limit, amount: high }, at)
      const waiting = setLimit(first, { ...limit, amount: high + higher }, at)
      expect(setLimit(waiting, { ...limit, amount: low }, at)).toEqual([{ ...limit, amount: low, increase: null }])
    }),
  )
})

test('RTS 12D: a higher limit, or none, never applies before 24 hours and a confirmation', () => {
  fc.assert(
    fc.property(which, amount, fc.option(amount), now, fc.nat(2 * coolingOff), (limit, low, more, at, later) => {
      const higher = more === null ? null : low + more
      const waiting = setLimit(setLimit([], { ...limit, amount: low }, at), { ...limit, amount: higher }, at)
      expect(limitOf(waiting, limit)?.amount).toBe(low)
      const confirmed = confirmIncrease(waiting, limit, at + later)
      if (later < coolingOff) expect(confirmed).toBeUndefined()
      else expect(limitOf(confirmed ?? waiting, limit)?.amount).toBe(higher ?? undefined)
    }),
  )
})

test('a withdrawn increase can no longer be confirmed', () => {
  fc.assert(
    fc.property(which, amount, now, (limit, low, at) => {
      const waiting = setLimit(setLimit([], { ...limit, amount: low }, at), { ...limit, amount: null }, at)
      const withdrawn = withdrawIncrease(waiting, limit) ?? []
      expect(limitOf(withdrawn, limit)?.amount).toBe(low)
      expect(confirmIncrease(withdrawn, limit, at + coolingOff)).toBeUndefined()
      expect(withdrawIncrease(withdrawn, limit)).toBeUndefined()
    }),
  )
})

test('RTS 12A: of several limits, the one that leaves the least applies', () => {
  const amounts = fc.array(fc.tuple(which, amount), { minLength: 1, maxLength: 9 })
  fc.assert(
    fc.property(amounts, fc.nat(1_000_000), fc.nat(1_000_000), (set, stake, win) => {
      const limits = set.reduce<Limits>((all, [limit, of]) => setLimit(all, { ...limit, amount: of }, 0), [])
      const least = tightest(limits, limitKinds, () => ({ deposit: stake, stake, win }))
      for (const limit of limits) {
        const alone = tightest([limit], limitKinds, () => ({ deposit: stake, stake, win }))
        expect(least?.left).toBeLessThanOrEqual(alone?.left ?? 0)
      }
      expect(least?.left).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('months of a self-exclusion are calendar months, and never shorter', () => {
  expect(new Date(monthsLater(Date.parse('2026-11-20T10:00:00Z'), 6)).toISOString()).toBe('2027-05-20T10:00:00.000Z')
  expect(monthsLater(Date.parse('2026-08-31T00:00:00Z'), 6)).toBeGreaterThan(Date.parse('2027-02-28T00:00:00Z'))
})
