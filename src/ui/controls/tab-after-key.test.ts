import { expect, test } from 'vitest'
import { tabAfterKey } from './tab-after-key.ts'

const tabs = [{ value: 'a' }, { value: 'b' }, { value: 'c' }] as const

test.each([
  ['ArrowRight', 'a', 'ltr', 'b'],
  ['ArrowRight', 'c', 'ltr', 'a'],
  ['ArrowLeft', 'a', 'ltr', 'c'],
  ['ArrowLeft', 'a', 'rtl', 'b'],
  ['ArrowRight', 'b', 'rtl', 'a'],
  ['Home', 'c', 'ltr', 'a'],
  ['End', 'a', 'ltr', 'c'],
] as const)('%s on %s, %s, selects %s', (key, current, direction, next) => {
  expect(tabAfterKey(key, tabs, current, direction)).toBe(next)
})

test('any other key selects nothing', () => {
  expect(tabAfterKey('Enter', tabs, 'a', 'ltr')).toBeUndefined()
})
