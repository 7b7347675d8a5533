import { expect, test } from 'vitest'
import { digits, withoutLeadingZero } from './digits.ts'

test('a numeric field takes digits alone, up to its length', () => {
  expect(digits('010-2233 4455x', 20)).toBe('01022334455')
  expect(digits('1234567', 6)).toBe('123456')
})

test('one leading zero is dropped, and only one', () => {
  expect(withoutLeadingZero('01022334455')).toBe('1022334455')
  expect(withoutLeadingZero('0010')).toBe('010')
  expect(withoutLeadingZero('1022334455')).toBe('1022334455')
})
