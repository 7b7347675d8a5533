import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Lottery, lottery, type PlayType, type PrizeMode, type Suborder } from '#contract/lottery.ts'
import { lotteryHouse } from '../contract.ts'
import type { Market } from './address.ts'
import type { House } from './house.ts'

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

/** The longest that a change on the other side, such as a clock that was moved, stays unseen. */
const lookAgain = 5_000
const pageSize = 20

/** Minutes between draws; the next draw of a quick lottery is what most have come for. */
const pace = ({ everyMinutes }: Lottery) => everyMinutes ?? 1_440

const nextPage = ({ pageNum, totalPages }: { pageNum: number; totalPages: number }) =>
  pageNum < totalPages ? pageNum + 1 : undefined

export const lotteryQueries = {
  account: ({ ask, clock }: House) =>
    queryOptions({
      queryKey: ['account'],
      async queryFn() {
        const account = await ask(lotteryHouse.account, {})
        clock.tell(account.now)
        return account
      },
      refetchInterval: lookAgain,
    }),

  board: ({ ask, clock, languageCode: language }: House, board: Board) =>
    queryOptions({
      queryKey: ['board', board],
      async queryFn() {
        const answer = await ask(lotteryHouse.board, { ...board, language })
        clock.tell(answer.now)
        return answer
      },
      placeholderData: keepPreviousData,
      refetchInterval: lookAgain,
    }),

  /** The lotteries of a market by group. */
  groups: ({ ask, languageCode: language }: House, market: Market) =>
    queryOptions({
      queryKey: ['groups', market],
      async queryFn() {
        const groups = await ask(lottery.mobileLotteries, { language })
        return groups.flatMap((group) => {
          const games = group.games.filter(({ vassalage }) => vendors[market].includes(vassalage))
          return games.length > 0 ? [{ ...group, games: games.toSorted((one, other) => pace(one) - pace(other)) }] : []
        })
      },
      refetchInterval: 4 * lookAgain,
    }),

  regions: ({ ask, languageCode: language }: House) =>
    queryOptions({
      queryKey: ['regions'],
      queryFn: () => ask(lottery.vnGameMenu, { language }),
      refetchInterval: 4 * lookAgain,
    }),

  recent: ({ ask, languageCode: language }: House) =>
    queryOptions({ queryKey: ['recent'], queryFn: () => ask(lottery.vnRecent, { language }) }),

  orders: ({ ask, languageCode: language }: House, status: Suborder['status'] | undefined) =>
    infiniteQueryOptions({
      queryKey: ['orders', 'list', status ?? 'all'],
      queryFn: ({ pageParam }) => ask(lottery.orders, { language, status, pageNo: pageParam, pageSize }),
      initialPageParam: 1,
      getNextPageParam: nextPage,
    }),

  order: ({ ask, languageCode: language }: House, orderId: string) =>
    queryOptions({
      queryKey: ['orders', 'one', orderId],
      queryFn: () => ask(lottery.orderDetail, { orderId, language }),
      refetchInterval: lookAgain,
    }),

  results: ({ ask, languageCode: language }: House, gameId: string) =>
    infiniteQueryOptions({
      queryKey: ['results', gameId],
      queryFn: ({ pageParam }) => ask(lottery.openedNumero, { gameId, language, pageNo: pageParam, pageSize }),
      initialPageParam: 1,
      getNextPageParam: nextPage,
    }),

  tables: ({ ask, languageCode: language }: House, gameId: string) =>
    infiniteQueryOptions({
      queryKey: ['tables', gameId],
      queryFn: ({ pageParam }) => ask(lottery.vnOpenedNumeros, { gameId, language, pageNo: pageParam, pageSize: 5 }),
      initialPageParam: 1,
      getNextPageParam: nextPage,
    }),
}
