import { textLanguages } from './texts-of.ts'

/** Returns the language of an answer in lower case: the requested one, or English if it has no texts. */
export function languageOf(code = 'KO'): string {
  const language = code.toLowerCase()
  return textLanguages.has(language) ? language : 'en'
}

/** Returns the language codes of an `Accept-Language` header in its order, such as `KO`; none without one. */
export const spokenLanguages = (header = ''): string[] =>
  header.split(',').map((range) => range.trim().slice(0, 2).toUpperCase())
