import type { Endpoint } from '#contract/resource.ts'
import { memberPassword } from '#fixtures/members.ts'
import { scenario } from '#mock-server/verify/errors/line.ts'
import type { Act } from './act.ts'

export const open = (address: string, name = 'default'): Act => ({ open: address, scenario: name })

export const shell = (...words: string[]): Act => ({ shell: scenario(...words) })

/** Creates a fault of one endpoint. */
export const fault = ({ id }: Endpoint, ...how: string[]): Act => shell('faults', 'add', id, ...how)

export const type = (fields: Record<string, string>): Act => ({ type: fields })

export const typeLogin = (username = 'minji_k'): Act => type({ username, password: memberPassword })

export const pressLogin: Act = { press: 'login.title', inForm: true }

/** Logs in by username, on the login screen. */
export const logIn = (username?: string): readonly Act[] => [typeLogin(username), pressLogin]

const registration = {
  username: 'brand_new',
  password: memberPassword,
  confirmPassword: memberPassword,
  payeeName: 'Hong Gildong',
}

/** Fills in and submits the registration; `over` overrides fields, and an empty text leaves a field empty. */
export const register = (over: Partial<typeof registration> | Record<string, string> = {}): readonly Act[] => [
  type({ ...registration, ...over }),
  { readCaptcha: true },
  { press: 'register.title', inForm: true },
]
