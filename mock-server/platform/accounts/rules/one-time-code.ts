import { minute } from '#mock-server/values/time-units.ts'

/** What an SMS or e-mail code may do. Times in milliseconds. */
export const codeRules = {
  digits: 6,
  /** How long a code is good. */
  life: 3 * minute,
  /** Between two codes to one address for one purpose. */
  pause: minute,
  /** Wrong tries after which a code is void. */
  tries: 5,
  /** Codes to one address within `window`, whatever for. */
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

/** Why a code that was typed is not taken, if it is not. One that was used is as good as none. */
export function refuseCode(issued: IssuedCode | undefined, typed: string, now: number): CodeRefusal | undefined {
  if (!issued || issued.used) return 'WRONG'
  if (issued.wrongTries >= codeRules.tries) return 'CODE_TRIES_EXCEEDED'
  if (issued.expiresAt <= now) return 'CODE_EXPIRED'
  return issued.code === typed ? undefined : 'WRONG'
}

/** When codes were sent to an address: for the purpose at hand, and for any. */
export interface SendHistory {
  samePurpose: readonly number[]
  all: readonly number[]
}

/** Why no other code may be sent now, if none may. */
export function refuseSending({ samePurpose, all }: SendHistory, now: number) {
  if (samePurpose.some((at) => now - at < codeRules.pause)) return 'CODE_TOO_SOON'
  return recent(all, now).length >= codeRules.perWindow ? 'CODE_LIMIT_REACHED' : undefined
}

/** The instants that still count. */
export const recent = (sent: readonly number[], now: number): number[] =>
  sent.filter((at) => now - at < codeRules.window)
