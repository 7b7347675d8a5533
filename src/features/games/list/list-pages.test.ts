import { expect, test } from 'vitest'
import type { Game } from '#contract/games.ts'
import { firstPageOnly, gamesOf } from './list-pages.ts'

const game = (nodeId: string) => ({ nodeId }) as Game
const page = (pageNum: number, ...nodeIds: string[]) => ({
  games: nodeIds.map(game),
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
