import { useQuery } from '@tanstack/react-query'
import { isRealAccount } from '#session/account-type.ts'
import { Badge } from '#ui/badge.tsx'
import { messageQueries, useAsker } from './message-queries.ts'

/** How much waits in the message centre in all, for a menu's row. */
export function UnreadTotal() {
  const asker = useAsker()
  const { data = 0 } = useQuery({ ...messageQueries.totalUnread(asker), enabled: isRealAccount(asker.session) })
  return <Badge count={data} />
}
