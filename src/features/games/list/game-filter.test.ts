import { expect, test } from 'vitest'
import { areas } from '../home/categories.ts'
import { gameListInput } from './game-filter.ts'

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
  expect(gameListInput({ area, vendor: 'PP', name: '용' })).toEqual({
    gameType,
    vassalage,
    gameClassify,
    gameName: '용',
  })
})

test('requests all vendors by an empty vendor', () => {
  expect(areas.map((area) => gameListInput({ area, vendor: '', name: '' }).vassalage)).toEqual(areas.map(() => ''))
})
