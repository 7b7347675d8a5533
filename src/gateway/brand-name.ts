import { useLanguage } from '#i18n/use-language.ts'
import type { Brand } from '#merchant/brand.ts'
import { useBrand } from './platform-status.ts'

/** Picks a name of the merchant's in the language on screen. */
export function useLocalised(): (name: Brand['name']) => string {
  const korean = useLanguage() === 'KO'
  return ({ ko, en }) => (korean ? ko : en)
}

/** The merchant's name as it is written in the language on screen. */
export function useBrandName(): string {
  return useLocalised()(useBrand().name)
}
