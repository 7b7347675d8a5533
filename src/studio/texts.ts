import i18next, { type ParseKeys, type ResourceKey } from 'i18next'
import { useTranslation } from 'react-i18next'
import { type LanguageCode, languageTag } from '#i18n/languages.ts'
import { setUpI18n } from '#i18n/set-up.ts'

/** A key of Studio's texts. */
export type StudioKey = ParseKeys<'studio'>

const files = import.meta.glob<ResourceKey>('../i18n/locales/*/studio/*.json', { import: 'default' })

const languageOf = (path: string) => path.split('/').at(-3) ?? ''

/** The codes of the languages that Studio speaks. */
export const studioLanguages: readonly LanguageCode[] = [
  ...new Set(Object.keys(files).map((path) => languageOf(path).toUpperCase())),
]

/** Fetches the texts of a language and shows them. Await it before the first render. */
export async function speak(language: LanguageCode): Promise<void> {
  const own = Object.entries(files).filter(([path]) => languageOf(path) === language.toLowerCase())
  const [texts] = await Promise.all([Promise.all(own.map(([, load]) => load())), setUpI18n(language)])
  for (const part of texts) i18next.addResourceBundle(languageTag(language), 'studio', part, true, true)
  // The bundle may have arrived after the change of the language.
  await i18next.changeLanguage(languageTag(language))
}

/** Returns the texts of Studio in its language. */
export const useTexts = () => useTranslation('studio')

/** Returns a text whose key is data, such as the sentence of a flag, or undefined if there is none. */
export function useSentence(): (key: string) => string | undefined {
  const { t, i18n } = useTexts()
  return (key) => (i18n.exists(key, { ns: 'studio' }) ? t(key as StudioKey) : undefined)
}
