import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { returnAddress } from './return-address.ts'

beforeEach(() => void vi.stubGlobal('document', { baseURI: 'https://play.example/', querySelector: () => null }))
afterEach(() => void vi.unstubAllGlobals())

test('returns the page that the person came from', () => {
  expect(returnAddress({ from: '/m/gameList?gameType=RNG' })).toBe('/m/gameList?gameType=RNG')
})

test.each([
  null,
  {},
  { from: 7 },
  { from: '//elsewhere.example' },
  { from: 'https://elsewhere.example' },
  { from: '/\\elsewhere.example' },
  { from: 'javascript:alert(1)' },
  { from: '/__gateway/worlds' },
  { from: '/w/red/m/home' },
])('returns home for %j', (state) => {
  expect(returnAddress(state)).toBe('/m/home')
})
