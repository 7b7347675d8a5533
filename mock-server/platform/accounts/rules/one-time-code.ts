import { minute } from '#contract/time-units.ts'

/** The limits of SMS and e-mail codes. Durations are milliseconds. */
export const codeRules = {
  digits: 6,
  /** How long a code is valid. */
  life: 3 * minute,
  /** The minimum time between two codes to one address for one purpose. */
  pause: minute,
  /** The number of wrong tries that makes a code invalid. */
  tries: 5,
  /** The maximum number of codes to one address within `window`, for all purposes. */
  perWindow: 5,
  window: 60 * minute,
} as const

export interface IssuedCode {
  code: string
  expiresAt: number
  wrongTries: number
  used: boolean
}

export type CodeRefusal = 'WRONG' | 'CODE_EXPIRED' | 'CODE_TRIES_EXCEEDED'

/** Returns why a typed code is refused; undefined if it is accepted. A used code counts as none. */
export function refuseCode(issued: IssuedCode | undefined, typed: string, now: number): CodeRefusal | undefined {
  if (!issued || issued.used) return 'WRONG'
  if (issued.wrongTries >= codeRules.tries) return 'CODE_TRIES_EXCEEDED'
  if (issued.expiresAt <= now) return 'CODE_EXPIRED'
  return issued.code === typed ? undefined : 'WRONG'
}

/** When codes were sent to an address: for the same purpose, and for all purposes. */
export interface SendHistory {
  samePurpose: readonly number[]
  all: readonly number[]
}

/** Returns why no code may be sent now; undefined if one may. */
export function refuseSending({ samePurpose, all }: SendHistory, now: number) {
  if (samePurpose.some((at) => now - at < codeRules.pause)) return 'CODE_TOO_SOON'
  return recent(all, now).length >= codeRules.perWindow ? 'CODE_LIMIT_REACHED' : undefined
}

/** Returns the instants that are within the window. */
export const recent = (sent: readonly number[], now: number): number[] =>
  sent.filter((at) => now - at < codeRules.window)
