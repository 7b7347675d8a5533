import { afterEach, expect, test, vi } from 'vitest'
import { addressInApp, baseOfPage } from './page-base.ts'

test.each([
  ['/__vendors/slot.html', ''],
  ['/w/blue@2/__vendors/slot.html', '/w/blue@2'],
  ['/w/blue/m/lotto-h5/vn/ent/games/7131001', '/w/blue'],
  ['/shop/__vendors/pay.html', '/shop'],
  ['/iframe.html', ''],
])('the base of %s is "%s"', (pathname, base) => {
  expect(baseOfPage(pathname)).toBe(base)
})

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['/w/blue/__vendors/pay.html', undefined, '/w/blue/m/home'],
  ['/__vendors/pay.html', undefined, '/m/home'],
  ['/w/blue/__vendors/pay.html', 'https://play.test/shop', 'https://play.test/shop/m/home'],
])('%s returns to an app at %s: %s', (pathname, appUrl, address) => {
  vi.stubGlobal('location', { pathname })
  expect(addressInApp('/m/home', appUrl)).toBe(address)
})
