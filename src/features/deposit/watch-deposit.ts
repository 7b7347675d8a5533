import type { QueryClient } from '@tanstack/react-query'
import type { Deposit } from '#contract/deposit.ts'
import { refetchBelow } from '#gateway/refetch-below.ts'
import { walletKey } from '#money/wallet-key.ts'
import { currentSession } from '#session/session.ts'
import type { Viewer } from '#session/viewer.ts'
import { depositQueries } from './deposit-queries.ts'

const intervalMs = 3000
const limitMs = 20 * 60_000

interface Watch {
  queryClient: QueryClient
  id: string
  viewer: Viewer
  onArrived: (deposit: Deposit) => void
}

const watched = new Set<string>()

/** Fetches the deposit; undefined if that fails. */
async function fetchDeposit({ queryClient, id, viewer }: Watch): Promise<Deposit | undefined> {
  const found = await queryClient.fetchQuery({ ...depositQueries.one(viewer, id), staleTime: 0 }).catch(() => undefined)
  return found?.content[0]
}

/**
 * Follows a deposit until it is settled, even if the person leaves the page, and refetches the balance when it arrives.
 * Components that show the deposit read the query that this keeps fresh.
 */
export function watchDeposit(watch: Watch): void {
  const { queryClient, id, onArrived } = watch
  const token = currentSession()?.token
  if (watched.has(id) || !token) return
  watched.add(id)
  const giveUpAt = Date.now() + limitMs

  async function step() {
    if (currentSession()?.token !== token || Date.now() > giveUpAt) return watched.delete(id)
    const deposit = await fetchDeposit(watch)
    if (!deposit || deposit.status === 'pending') return setTimeout(step, intervalMs)
    watched.delete(id)
    if (deposit.status !== 'credited') return
    onArrived(deposit)
    await refetchBelow(queryClient, walletKey, depositQueries.all)
  }

  setTimeout(step, intervalMs)
}
