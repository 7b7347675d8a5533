import { textLanguages } from './texts-of.ts'

/** Returns the language to answer in, lower case: the one asked for, or English if that has no texts. */
export function languageOf(code = 'KO'): string {
  const language = code.toLowerCase()
  return textLanguages.has(language) ? language : 'en'
}
