import { queryOptions } from '@tanstack/react-query'
import { promotions } from '#contract/promotions.ts'
import { call } from '#gateway/call.ts'
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
}
