import { queryOptions } from '@tanstack/react-query'
import { member } from '#contract/member.ts'
import type { Input } from '#contract/resource.ts'
import { wallet } from '#contract/wallet.ts'
import { call } from '#gateway/call.ts'
import { memberOf } from '#session/member-of.ts'
import type { Viewer } from '#session/viewer.ts'
import { walletQueries } from './wallet-queries.ts'

export const transferQueries = {
  /** The main wallet and each game wallet. */
  wallets: ({ session, language }: Viewer) =>
    queryOptions({
      queryKey: [...walletQueries.each, memberOf(session), language],
      queryFn: ({ signal }) => call(wallet.gcsWallets, { language }, { signal }),
      staleTime: 0,
      refetchOnWindowFocus: true,
    }),
}

export const sendTransfer = (input: Input<typeof wallet.walletTransfer>) => call(wallet.walletTransfer, input)

export const bringFundsHome = () => call(member.fundsConsolidated, {})
