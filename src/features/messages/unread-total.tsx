import { useQuery } from '@tanstack/react-query'
import { hasMessages } from '#session/account-type.ts'
import { useViewer } from '#session/viewer.ts'
import { Badge } from '#ui/content/badge.tsx'
import { messageQueries } from './message-queries.ts'

/** Shows the total unread count of the message centre, for a menu's row. */
export function UnreadTotal() {
  const viewer = useViewer()
  const { data = 0 } = useQuery({ ...messageQueries.totalUnread(viewer), enabled: hasMessages(viewer.session) })
  return <Badge count={data} />
}
