import { useQuery } from '@tanstack/react-query'
import { isRealAccount } from '#session/account-type.ts'
import { Badge } from '#ui/badge.tsx'
import { messageQueries, useAsker } from './message-queries.ts'

/** Shows the total unread count of the message centre, for a menu's row. */
export function UnreadTotal() {
  const asker = useAsker()
  const { data = 0 } = useQuery({ ...messageQueries.totalUnread(asker), enabled: isRealAccount(asker.session) })
  return <Badge count={data} />
}
