import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { promotions, type SentApplication } from '#contract/promotions.ts'
import { call } from '#gateway/call.ts'
import { paging } from '#gateway/paging.ts'
import { memberOf } from '#session/member-of.ts'
import type { Viewer } from '#session/viewer.ts'

export const promotionQueries = {
  all: ['promotions'] as const,
  list: ({ session, language }: Viewer) =>
    queryOptions({
      queryKey: [...promotionQueries.all, 'list', memberOf(session), language],
      queryFn: ({ signal }) => call(promotions.promotions, { language }, { signal }),
      refetchOnWindowFocus: true,
    }),
  sent: ({ session, language }: Viewer, state: SentApplication['state'] | undefined) =>
    infiniteQueryOptions({
      queryKey: [...promotionQueries.all, 'sent', memberOf(session), language, state],
      queryFn: ({ pageParam, signal }) =>
        call(promotions.applications, { state, language, pageNo: pageParam, pageSize: 20 }, { signal }),
      ...paging,
      // The merchant decides minutes later.
      staleTime: 0,
    }),
}
