import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { refreshStatus } from '#brand/platform-status.ts'
import { GatewayFailure } from '#gateway/failure.ts'

/** Refetches the status if the platform closes during a visit, so that the page of the closed platform appears. */
function noticeClosing(failure: unknown) {
  if (!(failure instanceof GatewayFailure)) return
  if (failure.code === 'MAINTENANCE' || failure.code === 'REGION_RESTRICTED') refreshStatus().catch(() => undefined)
}

// Shows data before the code that waits for it continues. By default, the library shows it one task later: a press in
// between could reach a button that was no longer busy, for an offer that was already taken.
notifyManager.setScheduler(queueMicrotask)

/**
 * Queries do not retry, because `call` does. Nothing waits for the network: by default the library would keep a write
 * that is made offline and send it later, and a read would load for ever. Reads are repeated when the network is back.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeClosing }),
  mutationCache: new MutationCache({ onError: noticeClosing }),
  defaultOptions: {
    queries: {
      networkMode: 'always',
      retry: false,
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
})
