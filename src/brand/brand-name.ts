import { inLanguage, type Localised } from '#contract/localised.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useBrand } from './platform-status.ts'

/** Returns a function that picks a localised name in the current language. */
export function useLocalised(): (name: Localised) => string {
  const language = useLanguage()
  return (name) => inLanguage(name, language)
}

/** Returns the merchant's name in the current language. */
export function useBrandName(): string {
  return useLocalised()(useBrand().name)
}
