import { queryOptions } from '@tanstack/react-query'
import { announcements } from '#contract/announcements.ts'
import { call } from '#gateway/call.ts'
import { type AnnouncementViewer, announcementQueries, keyOf } from './announcement-queries.ts'

/** Separate from the other queries, because home does not need it. */
export const noticesQuery = (viewer: AnnouncementViewer) =>
  queryOptions({
    queryKey: [...announcementQueries.all, 'notices', ...keyOf(viewer)],
    queryFn: ({ signal }) => call(announcements.notices, { language: viewer.language }, { signal }),
  })
