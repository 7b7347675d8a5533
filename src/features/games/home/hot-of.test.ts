import { expect, test } from 'vitest'
import type { Game } from '#contract/games.ts'
import { hotOf, mixedHot } from './hot-of.ts'

const game = (nodeId: string, vassalage: string, gameType = 'LIVE', gameClassify = '') =>
  ({ nodeId, vassalage, gameType, gameClassify }) as Game
const hot = [
  { gameType: 'HOT', value: { list: [game('1', 'PP'), game('2', 'EG4')] } },
  { gameType: 'LIVE', value: { list: [game('3', 'PP'), game('4', 'EG4'), game('5', 'PP')] } },
]
const ids = (games: Game[]) => games.map(({ nodeId }) => nodeId)

test('returns the hot games of an area', () => {
  expect(ids(hotOf(hot, 'HOT'))).toEqual(['1', '2'])
  expect(ids(hotOf(hot, 'LIVE'))).toEqual(['3', '4', '5'])
})

test('returns the hot games of one vendor', () => {
  expect(ids(hotOf(hot, 'LIVE', 'PP'))).toEqual(['3', '5'])
})

test('the mixed list begins with the games of the areas that the merchant wants first', () => {
  const list = [
    game('1', 'PP', 'RNG'),
    game('2', 'FC', 'FISH'),
    game('3', 'JL', 'RNG', 'Crash'),
    game('4', 'PG', 'RNG'),
  ]
  const mixed = [{ gameType: 'HOT', value: { list } }]
  expect(ids(mixedHot(mixed, ['CRASH', 'FISH']))).toEqual(['3', '2', '1', '4'])
  expect(ids(mixedHot(mixed, []))).toEqual(['1', '2', '3', '4'])
})

test('returns none for an area that the gateway does not list', () => {
  expect(hotOf(hot, 'PVP')).toEqual([])
})
