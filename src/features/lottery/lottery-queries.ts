import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { lottery, type Order } from '#contract/lottery.ts'
import type { SessionInfo } from '#contract/stored.ts'
import { call } from '#gateway/call.ts'
import { paging } from '#gateway/paging.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { walletKey } from '#money/wallet-key.ts'
import { memberOf } from '#session/member-of.ts'

const pageSize = 20

/** Draws continue while the list is visible. */
const refetchInterval = 15_000

const all = ['lottery'] as const
/** Below the wallet's key, because money movements make orders stale too. */
const orders = [...walletKey, 'lottery'] as const

export const lotteryQueries = {
  /** One lottery; null if it does not exist. */
  one: (gameId: string, language: LanguageCode) =>
    queryOptions({
      queryKey: [...all, 'one', gameId, language],
      queryFn: ({ signal }) =>
        call(lottery.lotteryList, { gameId, pageNo: 1, pageSize: 1, language }, { signal }).then(
          ({ content }) => content[0] ?? null,
        ),
    }),

  groups: (language: LanguageCode) =>
    queryOptions({
      queryKey: [...all, 'groups', language],
      queryFn: ({ signal }) => call(lottery.lotteryMenu, { language }, { signal }),
    }),

  list: (gameGroupId: string, language: LanguageCode) =>
    infiniteQueryOptions({
      queryKey: [...all, 'list', gameGroupId, language],
      queryFn: ({ pageParam, signal }) =>
        call(
          lottery.lotteryList,
          { gameGroupId: gameGroupId || undefined, pageNo: pageParam, pageSize, language },
          { signal },
        ),
      ...paging,
      refetchInterval,
    }),

  regions: (language: LanguageCode) =>
    queryOptions({
      queryKey: [...all, 'regions', language],
      queryFn: ({ signal }) => call(lottery.vnGameMenu, { language }, { signal }),
      refetchInterval,
    }),

  ordersOf: (session: SessionInfo | undefined) => [...orders, memberOf(session)],

  orders: (session: SessionInfo, language: LanguageCode, status: Order['status'] | undefined) =>
    infiniteQueryOptions({
      queryKey: [...lotteryQueries.ordersOf(session), 'list', language, status ?? 'all'],
      queryFn: ({ pageParam, signal }) =>
        call(lottery.orders, { status, pageNo: pageParam, pageSize, language }, { signal }),
      ...paging,
      refetchInterval,
    }),

  order: (session: SessionInfo, language: LanguageCode, orderId: string) =>
    queryOptions({
      queryKey: [...lotteryQueries.ordersOf(session), 'one', language, orderId],
      queryFn: ({ signal }) => call(lottery.orderDetail, { orderId, language }, { signal }),
      refetchInterval,
    }),
}
