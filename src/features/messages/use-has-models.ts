import { useQuery } from '@tanstack/react-query'
import { isRealAccount } from '#gateway/account-type.ts'
import { messageQueries, useAsker } from './message-queries.ts'

/** Whether the live lounge has somebody for this member; visitors have nobody there. */
export function useHasModels(): boolean {
  const asker = useAsker()
  const { data } = useQuery({ ...messageQueries.models(asker), enabled: isRealAccount(asker.session) })
  return data !== undefined && data.length > 0
}
