import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { announcements } from '#contract/announcements.ts'
import { messages } from '#contract/messages.ts'
import { call } from '#gateway/call.ts'
import { paging } from '#gateway/paging.ts'
import { announcementsKey } from '#session/announcements-key.ts'
import { memberOf } from '#session/member-of.ts'
import type { Viewer } from '#session/viewer.ts'
import { messagesKey } from './messages-key.ts'

export type Box = 'received' | 'sent'

const pageSize = 20
/** Unread counts are fetched at most once in this many milliseconds. */
const throttle = 250
const unread = ({ session }: Viewer, kind: string) => [...messageQueries.unread, kind, memberOf(session)]

export const messageQueries = {
  all: messagesKey,
  /** The key of every page of both boxes. */
  boxes: [...messagesKey, 'letters'] as const,
  /** The key of every unread count. */
  unread: [...messagesKey, 'unread'] as const,
  inboxUnread: (viewer: Viewer) =>
    queryOptions({
      queryKey: unread(viewer, 'inbox'),
      queryFn: ({ signal }) => call(messages.inboxUnread, {}, { signal }),
      select: ({ count }) => count,
      staleTime: throttle,
    }),
  chatUnread: (viewer: Viewer) =>
    queryOptions({
      queryKey: unread(viewer, 'chat'),
      queryFn: ({ signal }) => call(messages.chatUnreadCbs, {}, { signal }),
      select: ({ unReadCount }) => unReadCount,
      staleTime: throttle,
    }),
  totalUnread: (viewer: Viewer) =>
    queryOptions({
      queryKey: unread(viewer, 'total'),
      queryFn: ({ signal }) => call(messages.chatUnreadCsp, {}, { signal }),
      select: ({ totalUnreadCount }) => totalUnreadCount,
      staleTime: throttle,
    }),
  announcementsUnread: (viewer: Viewer) =>
    queryOptions({
      queryKey: [...announcementsKey, 'unread', memberOf(viewer.session)],
      queryFn: ({ signal }) => call(announcements.notices, {}, { signal }),
      select: (notices) => notices.filter(({ read }) => !read).length,
      staleTime: throttle,
    }),
  letters: ({ session, language }: Viewer, box: Box) =>
    infiniteQueryOptions({
      queryKey: [...messageQueries.boxes, memberOf(session), language, box],
      queryFn: ({ pageParam, signal }) =>
        call(messages.inbox, { pageNo: pageParam, pageSize, language, box }, { signal }),
      ...paging,
      staleTime: 0,
    }),
  letter: ({ session, language }: Viewer, id: string) =>
    queryOptions({
      queryKey: [...messagesKey, 'letter', memberOf(session), language, id],
      queryFn: ({ signal }) => call(messages.inbox, { pageNo: 1, pageSize: 1, language, id }, { signal }),
      select: ({ letter }) => letter,
    }),
}
