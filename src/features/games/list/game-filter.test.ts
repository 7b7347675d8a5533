import { expect, test } from 'vitest'
import { areas } from '../home/categories.ts'
import { areaOf, filterTest, gameListInput } from './game-filter.ts'

test.each([
  ['RNG', 'RNG', 'PP', ''],
  ['LIVE', 'LIVE', 'PP', ''],
  ['FISH', 'FISH', 'PP', ''],
  ['CRASH', 'RNG', 'PP', 'Crash'],
  ['BINGO', '', '', 'Bingo'],
  ['SPORTS', 'SPORTS', 'PP', ''],
  ['PVP', 'PVP', 'PP', ''],
  ['ELOTT', 'ELOTT', 'PP', ''],
] as const)('requests %s as type "%s", vendor "%s" and class "%s"', (area, gameType, vassalage, gameClassify) => {
  expect(gameListInput({ area, vendor: 'PP' })).toEqual({
    gameType,
    vassalage,
    gameClassify,
    gameName: '',
  })
})

test('requests all vendors by an empty vendor', () => {
  expect(areas.map((area) => gameListInput({ area, vendor: '' }).vassalage)).toEqual(areas.map(() => ''))
})

test('lists crash games with the slots and by themselves, as the gateway does', () => {
  const crash = { gameType: 'RNG', gameClassify: 'Crash', vassalage: 'PP' } as const
  expect(filterTest({ area: 'RNG', vendor: '' })(crash)).toBe(true)
  expect(filterTest({ area: 'CRASH', vendor: 'PP' })(crash)).toBe(true)
  expect(filterTest({ area: 'CRASH', vendor: 'PG' })(crash)).toBe(false)
  expect(filterTest({ area: 'LIVE', vendor: '' })(crash)).toBe(false)
  expect(filterTest({ area: 'ALL', vendor: '' })(crash)).toBe(true)
  expect(areaOf(crash)).toBe('CRASH')
})
