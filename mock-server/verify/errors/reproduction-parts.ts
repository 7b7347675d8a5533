import { auth } from '#contract/auth.ts'
import { memberPassword } from '#fixtures/members.ts'
import type { GatewayErrorCode } from '#mock-server/values/error-codes.ts'
import { apply, call, keep, type Line, type Reproduction } from './line.ts'

/** The reproductions of some of the errors. */
export type Reproductions = Partial<Record<GatewayErrorCode, Reproduction>>

/** Resets the world, so that a reproduction does not depend on earlier state. */
export const fresh: Line = apply('default')

/** A login with the password of the fixtures. */
export const login = (username: string, over: object = {}): Line =>
  call(auth.login, { type: 'username', username, password: memberPassword, ...over })

/** Keeps the token of a new session as `{{session}}`. */
export const openSession = (username: string): Line => keep('session', 'token', login(username))

export const withSession = { options: ['--session', '{{session}}'] } as const

export const language = { language: 'EN' }
