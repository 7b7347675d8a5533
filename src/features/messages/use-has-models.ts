import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#i18n/use-language.ts'
import { isRealAccount } from '#session/account-type.ts'
import { useSession } from '#session/session.ts'
import { modelsQuery } from './models-query.ts'

/** Returns whether the live lounge has a model for this member; always false for visitors. */
export function useHasModels(): boolean {
  const session = useSession()
  const language = useLanguage()
  const { data } = useQuery({ ...modelsQuery({ session, language }), enabled: isRealAccount(session) })
  return data !== undefined && data.length > 0
}
