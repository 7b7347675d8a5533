import { useQuery } from '@tanstack/react-query'
import { useFlag, useMenuPermitted, useModulePermitted } from '#brand/platform-status.ts'
import { hasMessages } from '#session/account-type.ts'
import { useViewer } from '#session/viewer.ts'
import { messageQueries } from './message-queries.ts'

/** Returns whether the merchant has an inbox. */
export function useInboxOffered(): boolean {
  const permitted = useMenuPermitted()
  const modulePermitted = useModulePermitted()
  return modulePermitted('INBOX3') && permitted('MAILCEN')
}

/**
 * Returns the unread count of each part of the message centre; 0 for visitors and for a disabled part. Trials have
 * announcements only.
 */
export function useUnread() {
  const viewer = useViewer()
  const enabled = hasMessages(viewer.session)
  const inbox = useQuery({ ...messageQueries.inboxUnread(viewer), enabled: useInboxOffered() && enabled })
  const chat = useQuery({ ...messageQueries.chatUnread(viewer), enabled: useFlag('CBS3') && enabled })
  const announcements = useQuery({
    ...messageQueries.announcementsUnread(viewer),
    enabled: viewer.session !== undefined,
  })
  return { inbox: inbox.data ?? 0, chat: chat.data ?? 0, announcements: announcements.data ?? 0 }
}
