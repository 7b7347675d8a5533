import { expect, test } from 'vitest'
import { gameCategories } from '#contract/games.ts'
import { changedRates } from './changed-rates.ts'

const first = { ...Object.fromEntries(gameCategories.map((name) => [name, '0.5'])) } as Record<
  (typeof gameCategories)[number],
  string
>

test('only the fields that were changed are sent, whatever the rates are now', () => {
  expect(changedRates({ ...first, RNG: '0.7', LIVE: '0.50' }, first, 'en')).toEqual({ RNG: 0.7 })
  expect(changedRates(first, first, 'en')).toEqual({})
})

test('a field without a valid rate is not sent', () => {
  expect(changedRates({ ...first, RNG: 'x' }, first, 'en')).toEqual({})
})
