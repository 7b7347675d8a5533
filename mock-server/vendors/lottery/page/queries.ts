import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Lottery, lottery, type PlayType, type PrizeMode, type Suborder } from '#contract/lottery.ts'
import { nextPage } from '#contract/next-page.ts'
import { lotteryHouse } from '../contract.ts'
import type { Market } from './address.ts'
import type { Page } from './page-context.ts'

export interface Board {
  gameId: string
  playType: PlayType
  prizeMode: PrizeMode
}

const vendors: Record<Market, readonly string[]> = {
  vn: ['TCG_LOTTO_VN'],
  sea: ['TCG_SEA'],
  elott: ['LOTT', 'ELOTT'],
}

/** Milliseconds until a change on the platform, such as a moved clock, is visible at the latest. */
const refetchInterval = 5_000
const pageSize = 20

/** Returns the minutes between draws, by which lotteries are sorted. */
const pace = ({ everyMinutes }: Lottery) => everyMinutes ?? 1_440

export const lotteryQueries = {
  account: ({ call, clock }: Page) =>
    queryOptions({
      queryKey: ['account'],
      async queryFn() {
        const account = await call(lotteryHouse.account, {})
        clock.sync(account.now)
        return account
      },
      refetchInterval,
    }),

  board: ({ call, clock, languageCode: language }: Page, board: Board) =>
    queryOptions({
      queryKey: ['board', board],
      async queryFn() {
        const answer = await call(lotteryHouse.board, { ...board, language })
        clock.sync(answer.now)
        return answer
      },
      placeholderData: keepPreviousData,
      refetchInterval,
    }),

  /** Queries the lotteries of a market by group. */
  groups: ({ call, languageCode: language }: Page, market: Market) =>
    queryOptions({
      queryKey: ['groups', market],
      async queryFn() {
        const groups = await call(lottery.mobileLotteries, { language })
        return groups.flatMap((group) => {
          const games = group.games.filter(({ vassalage }) => vendors[market].includes(vassalage))
          return games.length > 0 ? [{ ...group, games: games.toSorted((one, other) => pace(one) - pace(other)) }] : []
        })
      },
      refetchInterval: 4 * refetchInterval,
    }),

  regions: ({ call, languageCode: language }: Page) =>
    queryOptions({
      queryKey: ['regions'],
      queryFn: () => call(lottery.vnGameMenu, { language }),
      refetchInterval: 4 * refetchInterval,
    }),

  recent: ({ call, languageCode: language }: Page) =>
    queryOptions({ queryKey: ['recent'], queryFn: () => call(lottery.vnRecent, { language }) }),

  orders: ({ call, languageCode: language }: Page, status: Suborder['status'] | undefined) =>
    infiniteQueryOptions({
      queryKey: ['orders', 'list', status ?? 'all'],
      queryFn: ({ pageParam }) => call(lottery.orders, { language, status, pageNo: pageParam, pageSize }),
      initialPageParam: 1,
      getNextPageParam: nextPage,
    }),

  order: ({ call, languageCode: language }: Page, orderId: string) =>
    queryOptions({
      queryKey: ['orders', 'one', orderId],
      queryFn: () => call(lottery.orderDetail, { orderId, language }),
      refetchInterval,
    }),

  results: ({ call, languageCode: language }: Page, gameId: string) =>
    infiniteQueryOptions({
      queryKey: ['results', gameId],
      queryFn: ({ pageParam }) => call(lottery.openedNumero, { gameId, language, pageNo: pageParam, pageSize }),
      initialPageParam: 1,
      getNextPageParam: nextPage,
    }),

  tables: ({ call, languageCode: language }: Page, gameId: string) =>
    infiniteQueryOptions({
      queryKey: ['tables', gameId],
      queryFn: ({ pageParam }) => call(lottery.vnOpenedNumeros, { gameId, language, pageNo: pageParam, pageSize: 5 }),
      initialPageParam: 1,
      getNextPageParam: nextPage,
    }),
}
