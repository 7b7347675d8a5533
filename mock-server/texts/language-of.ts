import { textLanguages } from './texts-of.ts'

/** Returns the language of an answer in lower case: the requested one, or English if it has no texts. */
export function languageOf(code = 'KO'): string {
  const language = code.toLowerCase()
  return textLanguages.has(language) ? language : 'en'
}
