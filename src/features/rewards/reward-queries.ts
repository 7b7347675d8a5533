import { queryOptions } from '@tanstack/react-query'
import { promotions } from '#contract/promotions.ts'
import { call } from '#gateway/call.ts'
import { memberOf } from '#session/member-of.ts'
import type { Viewer } from '#session/viewer.ts'

export const rewardQueries = {
  all: ['rewards'] as const,
  list: ({ session, language }: Viewer) =>
    queryOptions({
      queryKey: [...rewardQueries.all, 'list', memberOf(session), language],
      queryFn: ({ signal }) => call(promotions.rewards, { language }, { signal }),
      refetchOnWindowFocus: true,
    }),
}
