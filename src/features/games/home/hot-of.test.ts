import { expect, test } from 'vitest'
import type { Game } from '#contract/games.ts'
import { hotOf } from './hot-of.ts'

const game = (nodeId: string, vassalage: string) => ({ nodeId, vassalage }) as Game
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

test('returns none for an area that the gateway does not list', () => {
  expect(hotOf(hot, 'PVP')).toEqual([])
})
