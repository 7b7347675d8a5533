import { useTranslation } from 'react-i18next'
import { type LanguageCode, languageOfTag } from './languages.ts'

/** Returns the current language and renders again when it changes. */
export function useLanguage(): LanguageCode {
  const { i18n } = useTranslation()
  return languageOfTag(i18n.language)
}
