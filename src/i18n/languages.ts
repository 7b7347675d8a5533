import type { ParseKeys, ResourceKey } from 'i18next'

/** The platform's own two-letter code, upper case: `KO`, `EN`, `CN`. */
export type LanguageCode = string
/** A key of the texts; `ko.json` says which there are. */
export type TextKey = ParseKeys

export const defaultLanguage: LanguageCode = 'KO'

const locales = import.meta.glob<ResourceKey>('./locales/*.json', { import: 'default' })
const tagsUnlikeTheirCode: Record<LanguageCode, string> = { CN: 'zh-Hans', TW: 'zh-Hant', VN: 'vi' }
const rightToLeft = new Set(['ar', 'fa', 'he', 'ur'])

/** The codes that have a file of texts. */
export const knownLanguages: LanguageCode[] = Object.keys(locales).map(codeOfFile)

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

/** Fetches the texts of a language, or of the default one when there are none. */
export function loadTexts(code: LanguageCode): Promise<ResourceKey> {
  const load = locales[fileOf(code)] ?? locales[fileOf(defaultLanguage)]
  if (!load) throw new Error(`There is no file of texts for ${code} nor for ${defaultLanguage}.`)
  return load()
}

function fileOf(code: LanguageCode) {
  return `./locales/${code.toLowerCase()}.json`
}

function codeOfFile(path: string): LanguageCode {
  return path.replace(/^.*\/(\w+)\.json$/, '$1').toUpperCase()
}
