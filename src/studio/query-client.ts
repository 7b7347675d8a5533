import { QueryClient } from '@tanstack/react-query'

/**
 * Holds the host's answers. Events keep them fresh, so nothing is asked again by itself. The demo's host answers without a
 * network.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
})
