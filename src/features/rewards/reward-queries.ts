import { queryOptions } from '@tanstack/react-query'
import { promotions } from '#contract/promotions.ts'
import type { SessionInfo } from '#contract/stored.ts'
import { call } from '#gateway/call.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { memberOf } from '#session/member-of.ts'

interface Viewer {
  session: SessionInfo | undefined
  language: LanguageCode
}

export const rewardQueries = {
  all: ['rewards'] as const,
  list: ({ session, language }: Viewer) =>
    queryOptions({
      queryKey: [...rewardQueries.all, 'list', memberOf(session), language],
      queryFn: ({ signal }) => call(promotions.rewards, { language }, { signal }),
      refetchOnWindowFocus: true,
    }),
}
