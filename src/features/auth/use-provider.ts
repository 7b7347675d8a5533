import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { settingsQuery } from '#brand/settings-query.ts'
import { gatewayPage } from '#gateway/deployment.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { toast } from '#ui/layers/toast.ts'
import { askProvider } from './ask-provider.ts'
import { authQueries } from './auth-queries.ts'
import type { ProviderOutcome } from './provider-outcome.ts'
import { askModule, type Question, signInModuleAddress } from './sign-in-module.ts'

interface Source {
  ask: (question: Question) => Promise<ProviderOutcome>
  /** Returns whether it signs in by a channel, such as `google` or `sms`. */
  offers: (channel: string) => boolean
}

const ms = 3000

/** Returns the third-party sign-in once its module is loaded, or the gateway has given its page; undefined if there is none. */
export function useProvider() {
  const { t } = useTranslation()
  const language = useLanguage()
  const module = useModule()
  const page = usePage()
  const source = signInModuleAddress() ? module : page
  if (!source) return undefined

  /** Returns the provider's token, or undefined after it has shown why there is none. */
  const ask = async (question: Omit<Question, 'language'>): Promise<string | undefined> => {
    const outcome = await source.ask({ ...question, language })
    if ('token' in outcome) return outcome.token
    toast.show(t(`provider.${outcome.problem}`), { kind: 'error', ms })
    return undefined
  }

  return { ask, offers: source.offers }
}

export type Provider = NonNullable<ReturnType<typeof useProvider>>

/** Returns the deployer's sign-in module, once it is loaded. */
function useModule(): Source | undefined {
  const address = signInModuleAddress()
  const { data: module } = useQuery({ ...authQueries.signInModule(address), enabled: address !== '' })
  return (
    module && {
      ask: (question) => askModule(module, question),
      offers: (channel) => module.channels.includes(channel),
    }
  )
}

/** Returns the gateway's sign-in page. */
function usePage(): Source | undefined {
  const { data } = useQuery(settingsQuery())
  const page = data?.signIn && gatewayPage(data.signIn.page)
  if (!page) return undefined
  return {
    ask(question) {
      // The provider answers only to this origin.
      const asked = { ...question, origin: location.origin }
      for (const [name, value] of Object.entries(asked)) page.searchParams.set(name, value)
      return askProvider(page)
    },
    offers: (channel) => channel !== 'sms' || data.signIn?.sms === true,
  }
}
