import { expect, test } from 'vitest'
import type { Game } from '#contract/games.ts'
import { firstPageOnly, gamesNamed, gamesOf } from './list-pages.ts'

const game = (nodeId: string, displayName = '') => ({ nodeId, displayName }) as Game
const page = (pageNum: number, ...nodeIds: string[]) => ({
  games: nodeIds.map((id) => game(id)),
  pageNum,
  totalPages: 2,
  total: 4,
})
const list = { pages: [page(1, 'a', 'b'), page(2, 'b', 'c')], pageParams: [1, 2] }

test('joins the pages in order, without duplicate games', () => {
  expect(gamesOf(list).map(({ nodeId }) => nodeId)).toEqual(['a', 'b', 'c'])
})

test('reduces a list to its first page', () => {
  expect(firstPageOnly(list)).toEqual({ pages: [page(1, 'a', 'b')], pageParams: [1] })
})

test('finds a name regardless of spaces and case', () => {
  const games = [game('1', 'Royal Crown'), game('2', '용의 승천')]
  expect(gamesNamed(games, 'ALCR')).toEqual([games[0]])
  expect(gamesNamed(games, '의승')).toEqual([games[1]])
  expect(gamesNamed(games, '')).toEqual(games)
  expect(gamesNamed(games, '없다')).toEqual([])
})
