import { auth } from '#contract/auth.ts'
import { memberPassword } from '#fixtures/members.ts'
import type { GatewayErrorCode } from '#mock-server/values/error-codes.ts'
import { apply, call, keep, type Line, type Way } from './line.ts'

/** The ways to some of the errors. */
export type Ways = Partial<Record<GatewayErrorCode, Way>>

/** The world as it begins, so that nothing of before is in the way. */
export const fresh: Line = apply('default')

/** A login by the usual password. */
export const login = (username: string, over: object = {}): Line =>
  call(auth.login, { type: 'username', username, password: memberPassword, ...over })

/** Keeps the token of a new session as `{{session}}`. */
export const openSession = (username: string): Line => keep('session', 'token', login(username))

export const withSession = { options: ['--session', '{{session}}'] } as const

export const language = { language: 'EN' }
