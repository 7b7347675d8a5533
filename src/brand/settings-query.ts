import { queryOptions } from '@tanstack/react-query'
import { system } from '#contract/system.ts'
import { call } from '#gateway/call.ts'

/** The query of the merchant's settings, which are read once in a visit. */
export const settingsQuery = () =>
  queryOptions({
    queryKey: ['settings'],
    queryFn: ({ signal }) => call(system.settingsConsolidated, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
