import { useQuery } from '@tanstack/react-query'
import { liveModels } from '#contract/live-models.ts'
import { isRealAccount } from '#gateway/account-type.ts'
import { call } from '#gateway/call.ts'
import { useSession } from '#gateway/session.ts'
import { useLanguage } from '#i18n/use-language.ts'

/** Whether the live lounge has somebody for this member; visitors have nobody there. */
export function useHasModels(): boolean {
  const session = useSession()
  const language = useLanguage()
  const { data } = useQuery({
    queryKey: ['messages', 'models', session?.customerId, language],
    queryFn: ({ signal }) => call(liveModels.modelList, { language }, { signal }),
    enabled: isRealAccount(session),
  })
  return data !== undefined && data.length > 0
}
