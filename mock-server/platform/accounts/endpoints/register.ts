import type { auth } from '#contract/auth.ts'
import { isTrial } from '#mock-server/core/account-type.ts'
import type { Call, Member } from '#mock-server/core/implement.ts'
import { agentByCode, placeNewcomer } from '#mock-server/platform/agents/endpoints/places.ts'
import { fullMobile } from '#mock-server/values/address.ts'
import type { FailureDetail } from '#mock-server/values/fail.ts'
import type { World } from '#mock-server/world/world.ts'
import { refuseIdentityToken } from '../rules/identity-token.ts'
import { firstInvalidField, storedDetails } from '../rules/registration.ts'
import { passesRule } from '../rules/validation-rules.ts'
import { refuseCaptcha } from './captchas.ts'
import { takeCode } from './codes.ts'
import { addMember, memberByAccount, memberByEmail, memberByMobile } from './members.ts'
import { registerSettings } from './register-settings.ts'
import { openSession } from './sessions.ts'

type RegisterCall = Call<typeof auth.registerMobile>
type CallByUsername = Call<typeof auth.register>

interface PasswordCall {
  input: { password: string; confirmPassword: string }
  fail: (code: 'INVALID_INPUT' | 'PASSWORDS_DIFFER', detail?: FailureDetail) => never
}

export const wrong = ({ fail }: Pick<PasswordCall, 'fail'>, name: string): never =>
  fail('INVALID_INPUT', { field: `body.${name}`, message: `body.${name} does not match its rule` })

export function checkPasswords(call: PasswordCall) {
  const { password, confirmPassword } = call.input
  if (!passesRule('password', password)) wrong(call, 'password')
  if (password !== confirmPassword) call.fail('PASSWORDS_DIFFER', { field: 'body.confirmPassword' })
}

export const isRecommender = (member: Member | undefined) =>
  member !== undefined && !isTrial(member.type) && !member.disabled

/** Validates the optional fields that the merchant has on. */
function checkDetails(call: RegisterCall) {
  const { input, world, fail } = call
  const wrongField = firstInvalidField(input, registerSettings(world))
  if (wrongField) wrong(call, wrongField)
  const { affiliateCode, recommenderId, email } = storedDetails(input, registerSettings(world))
  if (affiliateCode && !agentByCode(world, affiliateCode)) {
    fail('AFFILIATE_CODE_INVALID', { field: 'body.affiliateCode' })
  }
  if (recommenderId && !isRecommender(memberByAccount(world, recommenderId))) {
    fail('RECOMMENDER_UNKNOWN', { field: 'body.recommenderId' })
  }
  checkEmail(call, email)
}

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

/** Verifies the number by an SMS code or the third-party sign-in, if the merchant has REGMOBVERF3 on. */
async function verifyMobile(call: RegisterCall, to: string) {
  const { input, world, now, fail } = call
  if (to === '' || !world.settings().flags.REGMOBVERF3) return
  if (input.firebaseIdToken === undefined) {
    return takeCode(call, { purpose: 'register', to }, input.verificationCode ?? '', 'SMS_CODE_WRONG')
  }
  const refusal = refuseIdentityToken(input.firebaseIdToken, to, now)
  if (refusal) fail(refusal, { field: 'body.firebaseIdToken' })
}

function checkCaptcha({ input, world, fail }: RegisterCall) {
  if (!registerSettings(world).captcha.enabled) return
  const refusal = refuseCaptcha(world, input.captcha)
  if (refusal) fail(refusal, { field: 'body.captcha', value: { captcha: true } })
}

interface Identity {
  account: string
  password: string
  mobile: string
}

async function join({ input, world, now }: RegisterCall, { account, password, mobile }: Identity) {
  const member = await addMember(world, {
    account,
    password,
    nickname: input.nickname || account,
    type: 0,
    vipLabel: 'Member',
    mobile,
    details: storedDetails(input, registerSettings(world)),
  })
  await placeNewcomer(world, member, now)
  return openSession(world, member)
}

export async function register(call: CallByUsername) {
  const { input, world, fail } = call
  if (!passesRule('username', input.username)) wrong(call, 'username')
  checkPasswords(call)
  checkDetails(call)
  if (memberByAccount(world, input.username)) fail('USERNAME_TAKEN', { field: 'body.username' })
  const mobile = freeMobile(call, storedDetails(input, registerSettings(world)).mobileNum)
  checkCaptcha(call)
  await verifyMobile(call, mobile)
  return join(call, { account: input.username, password: input.password, mobile })
}

/** Registers an account named after the mobile number. If MOBILENUMPASSREG3 is off, it has no password. */
export async function registerMobile(call: RegisterCall) {
  const { input, world } = call
  const withPassword = world.settings().flags.MOBILENUMPASSREG3
  if (!passesRule('mobileNum', input.mobileNum ?? '')) wrong(call, 'mobileNum')
  if (withPassword) checkPasswords(call)
  checkDetails(call)
  const mobile = freeMobile(call, input.mobileNum)
  checkCaptcha(call)
  await verifyMobile(call, mobile)
  return join(call, { account: mobile, password: withPassword ? input.password : '', mobile })
}
