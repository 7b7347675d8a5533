import { expect, test } from 'vitest'
import { areaAddress } from './area-address.ts'

test('leads to the screen of an area that has its own, and to the list of any other', () => {
  expect(areaAddress('RNG')).toBe('/m/slotsCenter')
  expect(areaAddress('SPORTS')).toBe('/m/sportsGame')
  expect(areaAddress('ELOTT')).toBe('/m/lottery')
  expect(areaAddress('FISH')).toBe('/m/gameList?gameType=FISH&vassalage=&type=')
})

test('leads to the slots’ list for an area that this app does not know', () => {
  expect(areaAddress('constructor')).toBe('/m/gameList?gameType=RNG&vassalage=&type=')
})
