import { afterEach, expect, test, vi } from 'vitest'
import { base, belowBase, underBase } from './base.ts'

const hostedAt = (baseURI: string) => vi.stubGlobal('document', { baseURI })

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['https://play.example/', '/'],
  ['https://play.example/shop/', '/shop/'],
  ['https://play.example/iframe.html?id=story', '/'],
])('a page whose addresses start at %s has the base %s', (baseURI, expected) => {
  hostedAt(baseURI)
  expect(base()).toBe(expected)
})

test('a path of the app becomes an address under its base, and is read from one', () => {
  hostedAt('https://play.example/shop/')
  expect(underBase('/m/home')).toBe('/shop/m/home')
  expect(belowBase('/shop/m/home')).toBe('/m/home')
  expect(belowBase('/shop')).toBe('/')
  expect(belowBase('/shopping/m/home')).toBeUndefined()
})

test('at the root every path is the app’s', () => {
  hostedAt('https://play.example/')
  expect(underBase('/m/home')).toBe('/m/home')
  expect(belowBase('/m/home')).toBe('/m/home')
})
