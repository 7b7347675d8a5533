import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { type LanguageCode, languageDirection, languageOfTag, languageTag, loadTexts } from './languages.ts'

let wanted: LanguageCode | undefined

/** Loads one language and makes `useTranslation` ready. Await it before the first render; calling it again changes the language. */
export async function setUpI18n(language: LanguageCode) {
  if (!i18next.isInitialized) await initialise()
  await changeLanguage(language)
}

/** Fetches the language's texts and shows them; of several quick calls the last wins. */
export async function changeLanguage(language: LanguageCode) {
  wanted = language
  const tag = languageTag(language)
  if (!i18next.hasResourceBundle(tag, 'translation')) {
    i18next.addResourceBundle(tag, 'translation', await loadTexts(language))
  }
  if (wanted !== language) return
  await i18next.changeLanguage(tag)
  if (typeof document !== 'undefined') describeDocument(language)
}

/** Calls back with every language that is chosen from now on. */
export const onLanguageChange = (notice: (language: LanguageCode) => void) =>
  i18next.on('languageChanged', (tag) => notice(languageOfTag(tag)))

function initialise() {
  return i18next.use(initReactI18next).init({
    resources: {},
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    initAsync: false,
  })
}

function describeDocument(language: LanguageCode) {
  document.documentElement.lang = languageTag(language)
  document.documentElement.dir = languageDirection(language)
}
