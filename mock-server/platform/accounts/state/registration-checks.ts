import { isTrialType } from '#contract/account-type.ts'
import type { Member } from '#mock-server/core/implement.ts'
import { memberByEmail, memberByMobile } from '#mock-server/core/members.ts'
import { fullMobile } from '#mock-server/values/address.ts'
import type { FailureDetail } from '#mock-server/values/fail.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { passesRule, type RuleName, validationRules } from '../rules/validation-rules.ts'

interface PasswordCall {
  input: { password: string; confirmPassword: string }
  fail: (code: 'INVALID_INPUT' | 'PASSWORDS_DIFFER', detail?: FailureDetail) => never
}

interface RuledCall {
  input: Partial<Record<RuleName, unknown>>
  fail: (code: 'INVALID_INPUT', detail?: FailureDetail) => never
}

/** The fields whose values no message may repeat. */
const secret: readonly RuleName[] = ['password', 'paymentPassword', 'idNumber']

/** Refuses a field that is missing or breaks its rule. */
export function wrong({ input, fail }: RuledCall, name: RuleName): never {
  const { [name]: value = '' } = input
  const field = `body.${name}`
  if (value === '') return fail('INVALID_INPUT', { field, message: `${field} is missing; this merchant requires it` })
  const named = secret.includes(name) ? field : `${field} "${value}"`
  return fail('INVALID_INPUT', { field, message: `${named} does not match the rule ${validationRules[name].pattern}` })
}

export function checkPasswords(call: PasswordCall) {
  const { password, confirmPassword } = call.input
  if (!passesRule('password', password)) wrong(call, 'password')
  if (password !== confirmPassword) call.fail('PASSWORDS_DIFFER', { field: 'body.confirmPassword' })
}

export const isRecommender = (member: Member | undefined) =>
  member !== undefined && !isTrialType(member.type) && !member.disabled

interface ContactCall {
  input: { countryDialingCode?: string }
  world: World
  fail: (code: 'EMAIL_TAKEN' | 'MOBILE_TAKEN', detail?: FailureDetail) => never
}

export function checkEmail({ world, fail }: ContactCall, email = '') {
  if (email && memberByEmail(world, email)) fail('EMAIL_TAKEN', { field: 'body.email' })
}

/** Returns dialling code and number; empty if no number is given. @throws GatewayError MOBILE_TAKEN */
export function freeMobile({ input, world, fail }: ContactCall, number = ''): string {
  if (number === '') return ''
  const mobile = fullMobile(input.countryDialingCode ?? '', number)
  if (memberByMobile(world, mobile)) fail('MOBILE_TAKEN', { field: 'body.mobileNum' })
  return mobile
}
