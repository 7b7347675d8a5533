import { queryOptions } from '@tanstack/react-query'
import { announcements } from '#contract/announcements.ts'
import type { SessionInfo } from '#contract/stored.ts'
import { call } from '#gateway/call.ts'
import { useBrand } from '#gateway/platform-status.ts'
import { memberOf } from '#gateway/query-keys.ts'
import { useSession } from '#gateway/session.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/use-language.ts'

/** Who asks: what there is to announce differs by person and language. */
interface Asker {
  merchantCode: string
  session: SessionInfo | undefined
  language: LanguageCode
}

export function useAsker(): Asker {
  return { merchantCode: useBrand().code, session: useSession(), language: useLanguage() }
}

const keyOf = ({ session, language }: Asker) => [memberOf(session), language]

export const announcementQueries = {
  all: ['announcements'] as const,
  /** Banners, player announcements and popups by one request. */
  list: (asker: Asker) =>
    queryOptions({
      queryKey: [...announcementQueries.all, 'list', ...keyOf(asker)],
      queryFn: ({ signal }) =>
        call(
          announcements.announcements,
          {
            types: 'B,PL,PU',
            groupName: '',
            platform: 'M',
            merchantCode: asker.merchantCode,
            token: asker.session?.token ?? '',
            language: asker.language,
          },
          { signal },
        ),
    }),
  notices: (asker: Asker) =>
    queryOptions({
      queryKey: [...announcementQueries.all, 'notices', ...keyOf(asker)],
      queryFn: ({ signal }) => call(announcements.notices, { language: asker.language }, { signal }),
    }),
}
