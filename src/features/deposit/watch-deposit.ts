import type { QueryClient } from '@tanstack/react-query'
import type { Deposit } from '#contract/deposit.ts'
import { refetchBelow } from '#gateway/refetch-below.ts'
import { followOrder } from '#money/follow-order.ts'
import { walletKey } from '#money/wallet-key.ts'
import type { Viewer } from '#session/viewer.ts'
import { depositQueries } from './deposit-queries.ts'

interface Watch {
  queryClient: QueryClient
  id: string
  viewer: Viewer
  onArrived: (deposit: Deposit) => void
}

/** Fetches the deposit; undefined if that fails. */
async function fetchDeposit({ queryClient, id, viewer }: Watch): Promise<Deposit | undefined> {
  const found = await queryClient.fetchQuery({ ...depositQueries.one(viewer, id), staleTime: 0 }).catch(() => undefined)
  return found?.content[0]
}

/**
 * Follows a deposit, and refetches the balance when it arrives. Components that show the deposit read the query that this
 * keeps fresh.
 */
export const watchDeposit = (watch: Watch): void =>
  followOrder({
    key: `deposit/${watch.id}`,
    fetch: () => fetchDeposit(watch),
    isPending: ({ status }) => status === 'pending',
    async onSettled(deposit) {
      if (deposit.status !== 'credited') return
      watch.onArrived(deposit)
      await refetchBelow(watch.queryClient, walletKey, depositQueries.all)
    },
  })
