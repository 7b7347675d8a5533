import type { ParseKeys, ResourceKey } from 'i18next'
import { defaultLanguage } from '#contract/default-language.ts'
import type { Voice } from '#merchant/look.ts'

/** The platform's own two-letter code in upper case: `KO`, `EN`, `CN`. */
export type LanguageCode = string
/** A key of the texts. The Korean files define the keys. */
export type TextKey = ParseKeys
/** A key that the gateway names, such as for a broken rule. The app may have no text for it. */
export type GatewayTextKey = string & { readonly from: 'gateway' }
/** The key of a message about a field. */
export type MessageKey = TextKey | GatewayTextKey

/**
 * `home` holds the texts and errors needed before the first paint; `screens` those of the other screens, loaded with
 * the first of them; `member` those of the screens that need a session.
 */
export type TextPart = 'home' | 'screens' | 'member'

/** A function, because only Vite can evaluate it, and a test reads the route table without Vite. */
const locales = () => import.meta.glob<ResourceKey>('./locales/*/*.json', { import: 'default' })
const voices = () => import.meta.glob<ResourceKey>('./locales/*/voices/*.json', { import: 'default' })
const tagsUnlikeTheirCode: Record<LanguageCode, string> = { CN: 'zh-Hans', TW: 'zh-Hant', VN: 'vi' }
const rightToLeft = new Set(['ar', 'fa', 'he', 'ur'])

/** Returns the codes of the languages that have texts. */
export const knownLanguages = (): LanguageCode[] => [...new Set(Object.keys(locales()).map(codeOfFile))]

/** Returns the BCP 47 tag for `<html lang>` and `Intl`. */
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

/** Returns the language's own name: 한국어, English. */
export function languageName(code: LanguageCode) {
  const tag = languageTag(code)
  return new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? code
}

/** Fetches one part of a language's texts, or the default language's if it has none. */
export function loadTexts(code: LanguageCode, part: TextPart): Promise<ResourceKey> {
  const files = locales()
  const load = files[fileOf(code, part)] ?? files[fileOf(defaultLanguage, part)]
  if (!load) throw new Error(`There is no file of texts for ${code} nor for ${defaultLanguage}.`)
  return load()
}

/** Fetches a voice's own texts in a language; a build has them in the file of home's texts. */
export async function loadVoice(code: LanguageCode, voice: Voice): Promise<ResourceKey> {
  const load = voices()[`./locales/${code.toLowerCase()}/voices/${voice}.json`]
  return (await load?.()) ?? {}
}

function fileOf(code: LanguageCode, part: TextPart) {
  return `./locales/${code.toLowerCase()}/${part}.json`
}

function codeOfFile(path: string): LanguageCode {
  return path.replace(/^.*\/(\w+)\/\w+\.json$/, '$1').toUpperCase()
}
