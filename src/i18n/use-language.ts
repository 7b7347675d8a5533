import { useTranslation } from 'react-i18next'
import { type LanguageCode, languageOfTag } from './languages.ts'

/** The language on screen; the component renders again when it changes. */
export function useLanguage(): LanguageCode {
  const { i18n } = useTranslation()
  return languageOfTag(i18n.language)
}
