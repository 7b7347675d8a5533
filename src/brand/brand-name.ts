import { inLanguage, type Localised } from '#contract/localised.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useBrand } from './platform-status.ts'

/** Picks a name of the merchant's in the language on screen. */
export function useLocalised(): (name: Localised) => string {
  const language = useLanguage()
  return (name) => inLanguage(name, language)
}

/** The merchant's name as it is written in the language on screen. */
export function useBrandName(): string {
  return useLocalised()(useBrand().name)
}
