import { queryOptions } from '@tanstack/react-query'
import { useBrand } from '#brand/platform-status.ts'
import { announcementList } from '#contract/announcement-list.ts'
import type { SessionInfo } from '#contract/stored.ts'
import { call } from '#gateway/call.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { memberOf } from '#session/member-of.ts'
import { useSession } from '#session/session.ts'

/** The person and the language that announcements depend on. */
export interface Viewer {
  merchantCode: string
  session: SessionInfo | undefined
  language: LanguageCode
}

export function useViewer(): Viewer {
  return { merchantCode: useBrand().code, session: useSession(), language: useLanguage() }
}

export const keyOf = ({ session, language }: Viewer) => [memberOf(session), language]

export const announcementQueries = {
  all: ['announcements'] as const,
  /** Banners, player announcements and popups in one request. */
  list: (viewer: Viewer) =>
    queryOptions({
      queryKey: [...announcementQueries.all, 'list', ...keyOf(viewer)],
      queryFn: ({ signal }) =>
        call(
          announcementList.announcements,
          {
            types: 'B,PL,PU',
            groupName: '',
            platform: 'M',
            merchantCode: viewer.merchantCode,
            token: viewer.session?.token ?? '',
            language: viewer.language,
          },
          { signal },
        ),
    }),
}
