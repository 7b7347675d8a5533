import type { LanguageCode } from '#i18n/languages.ts'

type Texts = Readonly<Record<string, string>>

const files = import.meta.glob<Texts>('../../i18n/locales/*/{home,screens,member}.json', { import: 'default' })
const games = import.meta.glob<Texts>('../../i18n/locales/*/vendors/slot.json', { import: 'default' })

const isOf =
  (language: LanguageCode) =>
  ([path]: [string, unknown]) =>
    path.includes(`/${language.toLowerCase()}/`)

const load = async (all: Record<string, () => Promise<Texts>>, language: LanguageCode): Promise<Texts> =>
  Object.assign(
    {},
    ...(await Promise.all(
      Object.entries(all)
        .filter(isOf(language))
        .map(([, read]) => read()),
    )),
  )

/** Returns the app's texts in a language, by which a tour finds its elements. */
export const appTexts = (language: LanguageCode): Promise<Texts> => load(files, language)

/** Returns the texts of the slot's page in a language. */
export const gameTexts = (language: LanguageCode): Promise<Texts> => load(games, language)
