import { queryOptions } from '@tanstack/react-query'
import { system } from '#contract/system.ts'
import { call } from '#gateway/call.ts'

/** The merchant's settings, which stay as they are while one visits. */
export const settingsQuery = () =>
  queryOptions({
    queryKey: ['settings'],
    queryFn: ({ signal }) => call(system.settingsConsolidated, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
