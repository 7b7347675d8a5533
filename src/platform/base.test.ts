import { afterEach, expect, test, vi } from 'vitest'
import { base, belowBase, underBase } from './base.ts'

const hostedAt = (baseURI: string) => vi.stubGlobal('document', { baseURI })

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['https://play.example/', '/'],
  ['https://play.example/shop/', '/shop/'],
  ['https://play.example/iframe.html?id=story', '/'],
])('a page with the base URI %s has the base %s', (baseURI, expected) => {
  hostedAt(baseURI)
  expect(base()).toBe(expected)
})

test('converts between a path of the app and an address under its base', () => {
  hostedAt('https://play.example/shop/')
  expect(underBase('/m/home')).toBe('/shop/m/home')
  expect(belowBase('/shop/m/home')).toBe('/m/home')
  expect(belowBase('/shop')).toBe('/')
  expect(belowBase('/shopping/m/home')).toBeUndefined()
})

test('treats every path as the app’s at the root', () => {
  hostedAt('https://play.example/')
  expect(underBase('/m/home')).toBe('/m/home')
  expect(belowBase('/m/home')).toBe('/m/home')
})
