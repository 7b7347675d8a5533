import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Input } from '#contract/resource.ts'
import { wallet } from '#contract/wallet.ts'
import { call } from '#gateway/call.ts'
import { paging } from '#gateway/paging.ts'
import type { Grouping } from '#money/profit-periods.ts'
import { walletKey } from '#money/wallet-key.ts'
import { memberOf } from '#session/member-of.ts'
import type { Viewer } from '#session/viewer.ts'
import type { Span } from '#ui/records/span.ts'

type GameFilter = Omit<Input<typeof wallet.gameRecords>, 'pageNo' | 'pageSize' | 'language'>
type TransactionFilter = Omit<Input<typeof wallet.transactions>, 'pageNo' | 'pageSize' | 'language'>

const pageSize = 20
/** The largest page; a span has fewer days. */
const everyDay = 100

/** Below the wallet's key, because money movements make records stale too. */
const all = [...walletKey, 'records'] as const

export const recordQueries = {
  all,
  games: ({ session, language }: Viewer, filter: GameFilter) =>
    infiniteQueryOptions({
      queryKey: [...all, 'games', memberOf(session), language, filter],
      queryFn: ({ pageParam, signal }) =>
        call(wallet.gameRecords, { ...filter, pageNo: pageParam, pageSize, language }, { signal }),
      ...paging,
    }),
  /** The vendors of a span, whatever else is filtered. */
  vendors: ({ session, language }: Viewer, span: Span) =>
    queryOptions({
      queryKey: [...all, 'vendors', memberOf(session), language, span],
      queryFn: ({ signal }) => call(wallet.gameRecords, { ...span, pageNo: 1, pageSize: 1, language }, { signal }),
      select: ({ vendors }) => vendors,
    }),
  transactions: ({ session, language }: Viewer, filter: TransactionFilter) =>
    infiniteQueryOptions({
      queryKey: [...all, 'transactions', memberOf(session), language, filter],
      queryFn: ({ pageParam, signal }) =>
        call(wallet.transactions, { ...filter, pageNo: pageParam, pageSize, language }, { signal }),
      ...paging,
    }),
  profit: ({ session, language }: Viewer, span: Span, by: Grouping) =>
    queryOptions({
      queryKey: [...all, 'profit', memberOf(session), language, span, by],
      queryFn: ({ signal }) =>
        call(wallet.profitAndLoss, { ...span, by, pageNo: 1, pageSize: everyDay, language }, { signal }),
    }),
  /** The wallets that movements are of. */
  wallets: ({ language }: Viewer) =>
    queryOptions({
      queryKey: [...walletKey, 'merchant', 'records', language],
      queryFn: ({ signal }) => call(wallet.merchantWallets, { language }, { signal }),
      select: ({ wallets }) => wallets,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  txCodes: ({ session, language }: Viewer) =>
    queryOptions({
      queryKey: [...all, 'codes', memberOf(session), language],
      queryFn: ({ signal }) => call(wallet.txCodes, { language }, { signal }),
    }),
}
