import { queryOptions } from '@tanstack/react-query'
import { promotions } from '#contract/promotions.ts'
import type { SessionInfo } from '#contract/stored.ts'
import { call } from '#gateway/call.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { memberOf } from '#session/member-of.ts'
import { useSession } from '#session/session.ts'

interface Viewer {
  session: SessionInfo | undefined
  language: LanguageCode
}

/** Returns the person and the language that the promotions depend on. */
export function useViewer(): Viewer {
  return { session: useSession(), language: useLanguage() }
}

export const promotionQueries = {
  all: ['promotions'] as const,
  list: ({ session, language }: Viewer) =>
    queryOptions({
      queryKey: [...promotionQueries.all, 'list', memberOf(session), language],
      queryFn: ({ signal }) => call(promotions.promotions, { language }, { signal }),
      refetchOnWindowFocus: true,
    }),
}
