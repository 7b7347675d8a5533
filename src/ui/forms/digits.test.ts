import { expect, test } from 'vitest'
import { digits, withoutLeadingZero } from './digits.ts'

test('keeps only digits, up to the field’s length', () => {
  expect(digits('010-2233 4455x', 20)).toBe('01022334455')
  expect(digits('1234567', 6)).toBe('123456')
})

test('drops exactly one leading zero', () => {
  expect(withoutLeadingZero('01022334455')).toBe('1022334455')
  expect(withoutLeadingZero('0010')).toBe('010')
  expect(withoutLeadingZero('1022334455')).toBe('1022334455')
})
