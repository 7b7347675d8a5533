import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#i18n/use-language.ts'
import { isRealAccount } from '#session/account-type.ts'
import { useSession } from '#session/session.ts'
import { modelsQuery } from './models-query.ts'

/** Whether the live lounge has somebody for this member; visitors have nobody there. */
export function useHasModels(): boolean {
  const session = useSession()
  const language = useLanguage()
  const { data } = useQuery({ ...modelsQuery({ session, language }), enabled: isRealAccount(session) })
  return data !== undefined && data.length > 0
}
