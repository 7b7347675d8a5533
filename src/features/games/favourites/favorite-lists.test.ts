import { expect, test } from 'vitest'
import type { Game } from '#contract/games.ts'
import { withFavorite, withFavoriteGame } from './favorite-lists.ts'

const game = (nodeId: string) => ({ nodeId }) as Game
const page = (...nodeIds: string[]) => ({ content: nodeIds.map(game), pageNum: 1, totalPages: 1 })

test('puts a new favourite first', () => {
  expect(withFavorite(['a', 'b'], 'c', true)).toEqual(['c', 'a', 'b'])
  expect(withFavoriteGame(page('a', 'b'), game('c'), true)).toEqual(page('c', 'a', 'b'))
})

test('lists a favourite once if it is added again', () => {
  expect(withFavorite(['a', 'b'], 'b', true)).toEqual(['b', 'a'])
  expect(withFavoriteGame(page('a', 'b'), game('b'), true)).toEqual(page('b', 'a'))
})

test('keeps the other favourites when one is removed', () => {
  expect(withFavorite(['a', 'b', 'c'], 'b', false)).toEqual(['a', 'c'])
  expect(withFavoriteGame(page('a', 'b', 'c'), game('b'), false)).toEqual(page('a', 'c'))
})
