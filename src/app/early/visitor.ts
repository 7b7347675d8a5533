import { defaultLanguage } from '#contract/default-language.ts'
import type { SessionInfo, stored } from '#contract/stored.ts'
import type { Status } from '#contract/system.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import type { Brand } from '#merchant/brand.ts'
import { storageKey } from '#platform/storage.ts'
import { isRealAccount } from '#session/account-type.ts'

type Key = (typeof stored)[keyof typeof stored]['key']

/** What the browser stores of the last visit. Nothing has checked it: the schemas come with the app. */
export interface Visitor {
  language: LanguageCode
  theme: unknown
  token: string | undefined
  /** Whether the session is a full member's, who alone may deposit. */
  real: boolean
  brand: Partial<Brand> | undefined
  /** Whether the platform was open. */
  open: boolean
}

function read(key: Key, area: 'localStorage' | 'sessionStorage' = 'localStorage'): unknown {
  try {
    return JSON.parse(globalThis[area].getItem(storageKey({ key })) ?? 'null')
  } catch {
    return null
  }
}

const textOr = <Other>(value: unknown, other: Other) => (typeof value === 'string' && value ? value : other)

const readSession = () =>
  (read('MC_SESSION_INFO', 'sessionStorage') ?? read('MC_SESSION_INFO')) as Pick<SessionInfo, 'token' | 'type'> | null

/** The parts of the gateway's status that the page reads, if present. */
export interface UncheckedStatus extends Partial<Pick<Status, 'maintenance' | 'regionRestriction'>> {
  info?: { resources?: { brand?: Partial<Brand> } }
}

export const brandIn = (status: UncheckedStatus | null | undefined): Partial<Brand> | undefined =>
  status?.info?.resources?.brand

/** Returns whether a status says that the platform is open. */
export const isOpen = (status: UncheckedStatus | null | undefined): boolean =>
  status?.maintenance === null && status.regionRestriction === false

export function readVisitor(): Visitor {
  const session = readSession()
  const status = read('SYSTEM_STATUS') as UncheckedStatus | null
  return {
    language: textOr(read('language'), defaultLanguage),
    theme: read('theme'),
    token: textOr(session?.token, undefined),
    real: isRealAccount(session ?? undefined),
    brand: brandIn(status),
    open: isOpen(status),
  }
}
