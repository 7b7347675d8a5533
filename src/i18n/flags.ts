import type { LanguageCode } from './languages.ts'

const flags = import.meta.glob<string>('./locales/*/flag.svg', { eager: true, query: '?no-inline', import: 'default' })

/** Returns the address of a language's flag, or undefined if its folder has none. */
export const flagOf = (code: LanguageCode): string | undefined => flags[`./locales/${code.toLowerCase()}/flag.svg`]
