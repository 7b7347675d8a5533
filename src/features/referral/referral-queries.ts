import { queryOptions } from '@tanstack/react-query'
import { promotions } from '#contract/promotions.ts'
import type { SessionInfo } from '#contract/stored.ts'
import { call } from '#gateway/call.ts'

export const referralQueries = {
  all: ['referral'] as const,
  mine: (session: SessionInfo | undefined) =>
    queryOptions({
      queryKey: [...referralQueries.all, session?.customerId],
      queryFn: ({ signal }) => call(promotions.referral, {}, { signal }),
    }),
}
