import * as z from 'zod/mini'

/** A text in several languages, keyed by lower-case language code. English is always there. */
export const Localised = z.catchall(z.object({ en: z.string() }), z.string())
export type Localised = Readonly<z.infer<typeof Localised>>

/** Returns the text in the language `code`, such as `KO`, or in English if it has no such text. */
export function inLanguage(text: Localised, code: string): string
export function inLanguage(text: Localised | undefined, code: string): string | undefined
export function inLanguage(text: Localised | undefined, code: string) {
  return text?.[code.toLowerCase()] ?? text?.en
}
