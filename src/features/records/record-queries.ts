import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { wallet } from '#contract/wallet.ts'
import { call } from '#gateway/call.ts'
import { walletKey } from '#money/wallet-key.ts'
import { memberOf } from '#session/member-of.ts'
import type { Viewer } from '#session/viewer.ts'
import type { Span } from './span.ts'

const pageSize = 20

/** The paging of both records, from page 1 to the last. */
const paging = {
  initialPageParam: 1,
  getNextPageParam: ({ pageNum, totalPages }: { pageNum: number; totalPages: number }) =>
    pageNum < totalPages ? pageNum + 1 : undefined,
}

/** Below the wallet's key, because money movements make records stale too. */
const all = [...walletKey, 'records'] as const

export const recordQueries = {
  all,
  games: ({ session, language }: Viewer, span: Span) =>
    infiniteQueryOptions({
      queryKey: [...all, 'games', memberOf(session), language, span],
      queryFn: ({ pageParam, signal }) =>
        call(wallet.gameRecords, { ...span, pageNo: pageParam, pageSize, language }, { signal }),
      ...paging,
    }),
  transactions: ({ session, language }: Viewer, span: Span, txCode: string) =>
    infiniteQueryOptions({
      queryKey: [...all, 'transactions', memberOf(session), language, span, txCode],
      queryFn: ({ pageParam, signal }) =>
        call(wallet.transactions, { ...span, pageNo: pageParam, pageSize, txCode, language }, { signal }),
      ...paging,
    }),
  txCodes: ({ session, language }: Viewer) =>
    queryOptions({
      queryKey: [...all, 'codes', memberOf(session), language],
      queryFn: ({ signal }) => call(wallet.txCodes, { language }, { signal }),
    }),
}
