import { queryOptions } from '@tanstack/react-query'
import { useBrand } from '#brand/platform-status.ts'
import { announcementList } from '#contract/announcement-list.ts'
import { call } from '#gateway/call.ts'
import { announcementsKey } from '#session/announcements-key.ts'
import { memberOf } from '#session/member-of.ts'
import { useViewer, type Viewer } from '#session/viewer.ts'
import { announcementsInput } from './announcements-input.ts'

/** Announcements also depend on the merchant. */
export interface AnnouncementViewer extends Viewer {
  merchantCode: string
}

export const useAnnouncementViewer = (): AnnouncementViewer => ({ merchantCode: useBrand().code, ...useViewer() })

export const keyOf = ({ session, language }: Viewer) => [memberOf(session), language]

export const announcementQueries = {
  all: announcementsKey,
  /** Banners, player announcements and popups in one request. */
  list: (viewer: AnnouncementViewer) =>
    queryOptions({
      queryKey: [...announcementQueries.all, 'list', viewer.merchantCode, ...keyOf(viewer)],
      queryFn: ({ signal }) =>
        call(
          announcementList.announcements,
          announcementsInput(viewer.merchantCode, viewer.session?.token, viewer.language),
          { signal },
        ),
    }),
}
