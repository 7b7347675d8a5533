import { expect, test } from 'vitest'
import { parentOrigin } from './leave-game.ts'

const own = 'https://vendor.test'

test('the nearest frame around the page is told', () => {
  const ancestors = ['https://app.test', 'https://outer.test']
  expect(parentOrigin({ ancestors, referrer: 'https://other.test/m/home', own })).toBe('https://app.test')
})

test('where the browser does not name it, the referrer does', () => {
  expect(parentOrigin({ ancestors: [], referrer: 'https://app.test/m/home?x=1', own })).toBe('https://app.test')
})

test('without either only a page of the vendor’s own origin is told', () => {
  expect(parentOrigin({ ancestors: [], referrer: '', own })).toBe(own)
})
