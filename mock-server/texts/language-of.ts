import { defaultLanguage } from '#contract/default-language.ts'
import { textLanguages } from './texts-of.ts'

/** Returns the language of an answer in lower case: the requested one, or English if it has no texts. */
export function languageOf(code: string = defaultLanguage): string {
  const language = code.toLowerCase()
  return textLanguages.has(language) ? language : 'en'
}

/** Returns the language codes of an `Accept-Language` header in its order, such as `KO`; none without one. */
export const spokenLanguages = (header = ''): string[] =>
  header.split(',').map((range) => range.trim().slice(0, 2).toUpperCase())

/** Returns the first language of an `Accept-Language` header that has texts, or else the default one. */
export const readersLanguage = (header?: string): string =>
  languageOf(spokenLanguages(header).find((code) => textLanguages.has(code.toLowerCase())))
