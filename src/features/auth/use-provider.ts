import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { settingsQuery } from '#brand/settings-query.ts'
import { gatewayPage } from '#gateway/deployment.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { toast } from '#ui/toast.ts'
import { askProvider } from './ask-provider.ts'

interface Question {
  channel: string
  /** Dialling code and number, digits only. */
  mobile?: string
}

const ms = 3000

/** Returns the third-party sign-in once the gateway has given its page; undefined if there is none. */
export function useProvider() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data } = useQuery(settingsQuery())
  const page = data?.signIn && gatewayPage(data.signIn.page)
  if (!page) return undefined

  /** Returns the provider's token, or undefined after it has shown why there is none. */
  const ask = async (question: Question): Promise<string | undefined> => {
    // The provider answers only to this origin.
    const asked = { ...question, language, origin: location.origin }
    for (const [name, value] of Object.entries(asked)) page.searchParams.set(name, value)
    const outcome = await askProvider(page)
    if ('token' in outcome) return outcome.token
    toast.show(t(`provider.${outcome.problem}`), { kind: 'error', ms })
    return undefined
  }

  return { ask, sms: data.signIn?.sms === true }
}

export type Provider = NonNullable<ReturnType<typeof useProvider>>
