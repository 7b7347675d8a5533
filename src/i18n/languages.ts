import type { ParseKeys, ResourceKey } from 'i18next'

/** The platform's own two-letter code, upper case: `KO`, `EN`, `CN`. */
export type LanguageCode = string
/** A key of the texts; the Korean files say which there are. */
export type TextKey = ParseKeys

export const defaultLanguage: LanguageCode = 'KO'

/** What home needs, its errors included, comes before the first paint; the other screens' texts come with the first of them. */
export type TextPart = 'home' | 'screens'

/** A function, since Vite alone can say this: whoever reads the route table without it need not. */
const locales = () => import.meta.glob<ResourceKey>('./locales/*/*.json', { import: 'default' })
const tagsUnlikeTheirCode: Record<LanguageCode, string> = { CN: 'zh-Hans', TW: 'zh-Hant', VN: 'vi' }
const rightToLeft = new Set(['ar', 'fa', 'he', 'ur'])

/** The codes that have texts. */
export const knownLanguages = (): LanguageCode[] => [...new Set(Object.keys(locales()).map(codeOfFile))]

/** The BCP 47 tag for `<html lang>` and `Intl`. */
export function languageTag(code: LanguageCode) {
  return tagsUnlikeTheirCode[code] ?? code.toLowerCase()
}

export function languageOfTag(tag: string): LanguageCode {
  const special = Object.entries(tagsUnlikeTheirCode).find(([, known]) => known === tag)
  return special ? special[0] : tag.toUpperCase()
}

export function languageDirection(code: LanguageCode): 'ltr' | 'rtl' {
  return rightToLeft.has(languageTag(code)) ? 'rtl' : 'ltr'
}

/** The language's name in itself: 한국어, English. */
export function languageName(code: LanguageCode) {
  const tag = languageTag(code)
  return new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? code
}

/** Fetches one part of a language's texts, or of the default one's when it has none. */
export function loadTexts(code: LanguageCode, part: TextPart): Promise<ResourceKey> {
  const files = locales()
  const load = files[fileOf(code, part)] ?? files[fileOf(defaultLanguage, part)]
  if (!load) throw new Error(`There is no file of texts for ${code} nor for ${defaultLanguage}.`)
  return load()
}

function fileOf(code: LanguageCode, part: TextPart) {
  return `./locales/${code.toLowerCase()}/${part}.json`
}

function codeOfFile(path: string): LanguageCode {
  return path.replace(/^.*\/(\w+)\/\w+\.json$/, '$1').toUpperCase()
}
