import { expect, test } from 'vitest'
import { baseOf, readWorldAddress } from './world-address.ts'

test.each([
  ['/m/home', { base: '/', path: '/m/home' }],
  ['/', { base: '/', path: '/' }],
  ['/w', { base: '/', path: '/w' }],
  ['/wps/captcha', { base: '/', path: '/wps/captcha' }],
  ['/w/blue/m/home', { world: 'blue', base: '/w/blue/', path: '/m/home' }],
  ['/w/blue/', { world: 'blue', base: '/w/blue/', path: '/' }],
  ['/w/blue', { world: 'blue', base: '/w/blue/', path: '' }],
  ['/w/blue@2/wps/captcha', { world: 'blue', base: '/w/blue@2/', path: '/wps/captcha' }],
  ['/w/blue@99/', { world: 'blue', base: '/w/blue@99/', path: '/' }],
  ['/w/default/w/red/', { world: 'default', base: '/w/default/', path: '/w/red/' }],
])('%s', (address, expected) => {
  expect(readWorldAddress(address)).toEqual(expected)
})

test.each(['/w//m/home', '/w/blue@0/', '/w/blue@100/', '/w/@2/', '/w/bl%75e/'])(
  '%s names an impossible world',
  (address) => {
    expect(readWorldAddress(address).world).not.toMatch(/^[A-Za-z0-9_-]+$/)
  },
)

test('the default world is at the root', () => {
  expect([baseOf('default'), baseOf('blue')]).toEqual(['/', '/w/blue/'])
})
