import { queryOptions } from '@tanstack/react-query'
import { promotions } from '#contract/promotions.ts'
import type { SessionInfo } from '#contract/stored.ts'
import { call } from '#gateway/call.ts'
import { memberOf } from '#session/member-of.ts'

export const referralQueries = {
  all: ['referral'] as const,
  mine: (session: SessionInfo | undefined) =>
    queryOptions({
      queryKey: [...referralQueries.all, memberOf(session)],
      queryFn: ({ signal }) => call(promotions.referral, {}, { signal }),
    }),
}
