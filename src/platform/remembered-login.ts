import { type RememberedLogin, stored } from '#contract/stored.ts'
import { readStored, removeStored, writeStored } from '#platform/storage.ts'

/** By name and password, or by mobile number and SMS code. */
export type LoginMethod = RememberedLogin['type']

export interface Credentials {
  username: string
  /** Empty for SMS: a code is good once. */
  password: string
  countryDialingCode: string
}

/** Says that what follows is an encoded password and not a plain one. */
const secretMarker = 'secret:'
const entries = { username: stored.rememberedUsername, sms: stored.rememberedSms } as const

export function encodePassword(password: string): string {
  const bytes = new TextEncoder().encode(password)
  return secretMarker + btoa(String.fromCharCode(...bytes))
}

/** Anything that does not carry the marker, or was tampered with, is no password. */
export function decodePassword(encoded: string): string {
  if (!encoded.startsWith(secretMarker)) return ''
  try {
    const text = atob(encoded.slice(secretMarker.length))
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))
  } catch {
    return ''
  }
}

/** What was remembered for a method of logging in. */
export function recallLogin(method: LoginMethod): Credentials | undefined {
  const record = readStored(entries[method])
  return record && { ...record, password: decodePassword(record.password) }
}

export function rememberLogin(type: LoginMethod, { username, password, countryDialingCode }: Credentials): void {
  const secret = type === 'sms' ? '' : encodePassword(password)
  writeStored(entries[type], { type, username, password: secret, countryDialingCode })
}

export function forgetLogin(method: LoginMethod): void {
  removeStored(entries[method])
}
