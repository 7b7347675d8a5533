import { queryOptions } from '@tanstack/react-query'
import { announcements } from '#contract/announcements.ts'
import { call } from '#gateway/call.ts'
import { type Asker, announcementQueries, keyOf } from './announcement-queries.ts'

/** Separate from the other queries, because home does not need it. */
export const noticesQuery = (asker: Asker) =>
  queryOptions({
    queryKey: [...announcementQueries.all, 'notices', ...keyOf(asker)],
    queryFn: ({ signal }) => call(announcements.notices, { language: asker.language }, { signal }),
  })
