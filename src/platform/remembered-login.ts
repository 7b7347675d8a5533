import { type RememberedLogin, stored } from '#contract/stored.ts'
import { readStored, removeStored, writeStored } from '#platform/storage.ts'

/** The login methods: name and password, mobile number and SMS code, or name and password at the agents' desk. */
export type LoginMethod = RememberedLogin['type']

export interface Credentials {
  username: string
  /** Empty for SMS, whose codes work once. */
  password: string
  countryDialingCode: string
}

/** Marks an encoded password. */
const secretMarker = 'secret:'
const entries = {
  username: stored.rememberedUsername,
  sms: stored.rememberedSms,
  agent: stored.rememberedAgent,
} as const

export function encodePassword(password: string): string {
  const bytes = new TextEncoder().encode(password)
  return secretMarker + btoa(String.fromCharCode(...bytes))
}

/** Decodes a password; undefined if the marker is missing or the text was changed. */
export function decodePassword(encoded: string): string {
  if (!encoded.startsWith(secretMarker)) return ''
  try {
    const text = atob(encoded.slice(secretMarker.length))
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))
  } catch {
    return ''
  }
}

/** Returns the remembered login of a method. */
export function recallLogin(method: LoginMethod): Credentials | undefined {
  const record = readStored(entries[method])
  return record && { ...record, password: decodePassword(record.password) }
}

export function rememberLogin(type: LoginMethod, { username, password, countryDialingCode }: Credentials): void {
  const secret = type === 'sms' ? '' : encodePassword(password)
  writeStored(entries[type], { type, username, password: secret, countryDialingCode })
}

/** Replaces the password that this browser remembers for an account, if any. */
export function renewRemembered(username: string, password: string): void {
  for (const method of ['username', 'agent'] as const) {
    const remembered = recallLogin(method)
    if (remembered?.password && remembered.username === username) rememberLogin(method, { ...remembered, password })
  }
}

export function forgetLogin(method: LoginMethod): void {
  removeStored(entries[method])
}
