import { expect, it } from 'vitest'
import { rateOf } from './rate.ts'

it('returns the rate of all pages, and that of each', () => {
  expect(rateOf(60, 10, 4)).toBe('6.0/s, 1.5/s in each of 4 pages')
})
