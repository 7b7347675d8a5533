import { queryOptions } from '@tanstack/react-query'
import { system } from '#contract/system.ts'
import { call } from '#gateway/call.ts'

export const downloadQueries = {
  /** Whether getting the app is rewarded now. */
  bonus: () =>
    queryOptions({
      queryKey: ['settings'],
      queryFn: ({ signal }) => call(system.settingsConsolidated, {}, { signal }),
      select: ({ promotions }) => promotions.APP_DOWNLOAD.enabled,
    }),
}
