import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { refreshStatus } from '#brand/platform-status.ts'
import { GatewayFailure } from '#gateway/failure.ts'

/** The platform closed while somebody was inside: a fresh status brings up the page that says so. */
function noticeClosing(failure: unknown) {
  if (!(failure instanceof GatewayFailure)) return
  if (failure.code === 'MAINTENANCE' || failure.code === 'REGION_RESTRICTED') refreshStatus().catch(() => undefined)
}

/**
 * `call` repeats what may be repeated, so queries do not. Nothing waits for the network: by default a write that is made
 * offline would be kept and sent later, and a read would load for ever. Reads are repeated when the network is back.
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
