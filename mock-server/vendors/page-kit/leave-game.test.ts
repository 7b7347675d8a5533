import { expect, test } from 'vitest'
import { parentOrigin } from './leave-game.ts'

const own = 'https://vendor.test'

test('returns the origin of the nearest embedding frame', () => {
  const ancestors = ['https://app.test', 'https://outer.test']
  expect(parentOrigin({ ancestors, referrer: 'https://other.test/m/home', own })).toBe('https://app.test')
})

test('uses the referrer if the browser does not name the frame', () => {
  expect(parentOrigin({ ancestors: [], referrer: 'https://app.test/m/home?x=1', own })).toBe('https://app.test')
})

test('returns the page’s own origin if neither is known', () => {
  expect(parentOrigin({ ancestors: [], referrer: '', own })).toBe(own)
})
