import { queryOptions } from '@tanstack/react-query'
import type { SessionInfo } from '#contract/stored.ts'
import { wallet } from '#contract/wallet.ts'
import { call } from '#gateway/call.ts'
import { walletKey } from '#gateway/query-keys.ts'

export const walletQueries = {
  all: walletKey,
  member: (session: SessionInfo) =>
    queryOptions({
      queryKey: [...walletKey, 'member', session.customerId],
      queryFn: ({ signal }) => call(wallet.memberWallet, {}, { signal }),
    }),
}
