import { expect, test } from 'vitest'
import { returnAddress } from './return-address.ts'

test('a person goes back to where they came from', () => {
  expect(returnAddress({ from: '/m/gameList?gameType=RNG' })).toBe('/m/gameList?gameType=RNG')
})

test.each([null, {}, { from: 7 }, { from: '//elsewhere.example' }, { from: 'https://elsewhere.example' }])(
  '%j leads home',
  (state) => {
    expect(returnAddress(state)).toBe('/m/home')
  },
)
