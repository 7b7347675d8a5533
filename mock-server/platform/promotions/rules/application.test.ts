import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gameCategories } from '#contract/games.ts'
import { decide, decisionLetter } from './application.ts'

const terms = { category: 'RNG', since: 1_000, turnover: 2_000_000, bonus: 1_000_000 } as const
const stake = fc.record({
  category: fc.constantFrom(...gameCategories),
  bet: fc.integer({ min: 1, max: 3_000_000 }),
  at: fc.integer({ min: 0, max: 2_000 }),
})

test('one more stake never turns an approval into a refusal', () => {
  fc.assert(
    fc.property(fc.array(stake), stake, (stakes, more) => {
      if (decide(terms, stakes) === 'approved') expect(decide(terms, [...stakes, more])).toBe('approved')
    }),
  )
})

test('stakes of another category or before the start do not count', () => {
  fc.assert(
    fc.property(fc.array(stake), (stakes) => {
      const idle = stakes.filter(({ category, at }) => category !== 'RNG' || at < 1_000)
      expect(decide(terms, idle)).toBe('refused')
    }),
  )
})

test('exactly the required stakes are approved', () => {
  expect(decide(terms, [{ category: 'RNG', bet: 2_000_000, at: 1_000 }])).toBe('approved')
  expect(decide(terms, [{ category: 'RNG', bet: 1_999_999, at: 1_000 }])).toBe('refused')
})

test('a letter has all its placeholders filled', () => {
  for (const state of ['approved', 'refused'] as const) {
    const letter = decisionLetter(state, terms, { ko: '행사', en: 'An event' })
    expect(JSON.stringify(letter)).not.toMatch(/\{[a-z]+\}/)
  }
})
