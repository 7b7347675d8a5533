import { QueryClient } from '@tanstack/react-query'

/** `call` repeats what may be repeated, so queries do not. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  })
