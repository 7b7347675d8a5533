import { queryOptions } from '@tanstack/react-query'
import type { SessionInfo } from '#contract/stored.ts'
import { wallets } from '#contract/wallets.ts'
import { call } from '#gateway/call.ts'
import { walletKey } from '#money/wallet-key.ts'
import { memberOf } from '#session/member-of.ts'

export const walletQueries = {
  all: walletKey,
  /** The key of the queries of each wallet's balance, in `transfer-queries.ts`. */
  each: [...walletKey, 'each'] as const,
  member: (session: SessionInfo | undefined) =>
    queryOptions({
      queryKey: [...walletKey, 'member', memberOf(session)],
      queryFn: ({ signal }) => call(wallets.memberWallet, {}, { signal }),
      refetchOnWindowFocus: true,
    }),
  /** The merchant's wallets, which rarely change. */
  merchant: (merchantCode: string) =>
    queryOptions({
      queryKey: [...walletKey, 'merchant', merchantCode],
      queryFn: ({ signal }) => call(wallets.merchantWallets, {}, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
}
