import type { SessionInfo, stored } from '#contract/stored.ts'
import { defaultLanguage, type LanguageCode } from '#i18n/languages.ts'
import type { Brand } from '#merchant/brand.ts'
import { storageKey } from '#platform/storage.ts'

type Key = (typeof stored)[keyof typeof stored]['key']

/** What the browser stores of the last visit. Nothing has checked it: the schemas come with the app. */
export interface Visitor {
  language: LanguageCode
  theme: unknown
  token: string | undefined
  brand: Partial<Brand> | undefined
}

function read(key: Key, area: 'localStorage' | 'sessionStorage' = 'localStorage'): unknown {
  try {
    return JSON.parse(globalThis[area].getItem(storageKey({ key })) ?? 'null')
  } catch {
    return null
  }
}

const textOr = <Other>(value: unknown, other: Other) => (typeof value === 'string' && value ? value : other)

const tokenIn = (session: unknown) => textOr((session as SessionInfo | null)?.token, undefined)

export function readVisitor(): Visitor {
  const status = read('SYSTEM_STATUS') as { info?: { resources?: { brand?: Brand } } } | null
  return {
    language: textOr(read('language'), defaultLanguage),
    theme: read('theme'),
    token: tokenIn(read('MC_SESSION_INFO', 'sessionStorage')) ?? tokenIn(read('MC_SESSION_INFO')),
    brand: status?.info?.resources?.brand,
  }
}
