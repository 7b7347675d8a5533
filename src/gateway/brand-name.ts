import { useLanguage } from '#i18n/use-language.ts'
import { useBrand } from './platform-status.ts'

/** The merchant's name as it is written in the language on screen. */
export function useBrandName(): string {
  const { name } = useBrand()
  return useLanguage() === 'KO' ? name.ko : name.en
}
