import { expect, test } from 'vitest'
import { vendorMark } from './vendor-mark.ts'

test.each([
  ['PP', 'PP'],
  ['EG4', 'EG4'],
  ['TCG_LOTTO_VN', 'VN'],
  ['TCG_SEA', 'SEA'],
])('the vendor %s is marked %s', (code, mark) => {
  expect(vendorMark(code)).toBe(mark)
})
