import { expect, test } from 'vitest'
import { appAddressFor, baseOfPage } from './page-base.ts'

test.each([
  ['/__vendors/slot.html', ''],
  ['/w/blue@2/__vendors/slot.html', '/w/blue@2'],
  ['/w/blue/m/lotto-h5/vn/ent/games/7131001', '/w/blue'],
  ['/shop/__vendors/pay.html', '/shop'],
  ['/iframe.html', ''],
])('the base of %s is "%s"', (pathname, base) => {
  expect(baseOfPage(pathname)).toBe(base)
})

const origin = 'https://gateway.test'

test.each([
  ['/w/blue/__vendors/pay.html', `${origin}/w/blue/m/voucherCenter`, '/w/blue/m/home'],
  ['/__vendors/pay.html', '', '/m/home'],
  ['/__vendors/pay.html', 'https://play.test/', 'https://play.test/m/home'],
  ['/w/blue/__vendors/pay.html', 'https://play.test/m/voucherCenter', 'https://play.test/m/home'],
  ['/__vendors/pay.html', 'about:blank', '/m/home'],
])('%s, opened by "%s", returns to %s', (pathname, referrer, address) => {
  expect(appAddressFor('/m/home', { pathname, origin, referrer })).toBe(address)
})
