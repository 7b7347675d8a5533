import type { auth } from '#contract/auth.ts'
import { isTrial } from '#mock-server/core/account-type.ts'
import type { Call, Member } from '#mock-server/core/implement.ts'
import { agentByCode, placeNewcomer } from '#mock-server/platform/agents/endpoints/places.ts'
import { fullMobile } from '#mock-server/values/address.ts'
import type { FailureDetail } from '#mock-server/values/fail.ts'
import type { World } from '#mock-server/world/world.ts'
import { refuseIdentityToken } from '../rules/identity-token.ts'
import { firstWrongField, keptDetails } from '../rules/registration.ts'
import { passesRule } from '../rules/validation-rules.ts'
import { refuseCaptcha } from './captchas.ts'
import { takeCode } from './codes.ts'
import { addMember, memberByAccount, memberByEmail, memberByMobile } from './members.ts'
import { registerSettings } from './register-settings.ts'
import { openSession } from './sessions.ts'

type RegisterCall = Call<typeof auth.registerMobile>
type CallByUsername = Call<typeof auth.register>

interface Checked {
  input: { password: string; confirmPassword: string }
  fail: (code: 'INVALID_INPUT' | 'PASSWORDS_DIFFER', detail?: FailureDetail) => never
}

export const wrong = ({ fail }: Pick<Checked, 'fail'>, name: string): never =>
  fail('INVALID_INPUT', { field: `body.${name}`, message: `body.${name} does not pass its rule` })

export function checkPasswords(call: Checked) {
  const { password, confirmPassword } = call.input
  if (!passesRule('password', password)) wrong(call, 'password')
  if (password !== confirmPassword) call.fail('PASSWORDS_DIFFER', { field: 'body.confirmPassword' })
}

const isRecommender = (member: Member | undefined) => member !== undefined && !isTrial(member.type) && !member.disabled

/** The fields the merchant asks for beside who one is. Those that are off count as empty. */
function checkDetails(call: RegisterCall) {
  const { input, world, fail } = call
  const wrongField = firstWrongField(input, registerSettings(world))
  if (wrongField) wrong(call, wrongField)
  const { affiliateCode, recommenderId, email } = keptDetails(input, registerSettings(world))
  if (affiliateCode && !agentByCode(world, affiliateCode)) {
    fail('AFFILIATE_CODE_INVALID', { field: 'body.affiliateCode' })
  }
  if (recommenderId && !isRecommender(memberByAccount(world, recommenderId))) {
    fail('RECOMMENDER_UNKNOWN', { field: 'body.recommenderId' })
  }
  checkEmail(call, email)
}

interface Reached {
  input: { countryDialingCode?: string }
  world: World
  fail: (code: 'EMAIL_TAKEN' | 'MOBILE_TAKEN', detail?: FailureDetail) => never
}

export function checkEmail({ world, fail }: Reached, email = '') {
  if (email && memberByEmail(world, email)) fail('EMAIL_TAKEN', { field: 'body.email' })
}

/** Dialling code and number, which nobody else may have; empty when none is given. */
export function freeMobile({ input, world, fail }: Reached, number = ''): string {
  if (number === '') return ''
  const mobile = fullMobile(input.countryDialingCode ?? '', number)
  if (memberByMobile(world, mobile)) fail('MOBILE_TAKEN', { field: 'body.mobileNum' })
  return mobile
}

/** Where the merchant has numbers proved, by an SMS code or by the third-party sign-in. */
async function proveMobile(call: RegisterCall, to: string) {
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
    details: keptDetails(input, registerSettings(world)),
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
  const mobile = freeMobile(call, keptDetails(input, registerSettings(world)).mobileNum)
  checkCaptcha(call)
  await proveMobile(call, mobile)
  return join(call, { account: input.username, password: input.password, mobile })
}

/** The account is named after the number; without a password of its own it logs in by SMS alone. */
export async function registerMobile(call: RegisterCall) {
  const { input, world } = call
  const withPassword = world.settings().flags.MOBILENUMPASSREG3
  if (!passesRule('mobileNum', input.mobileNum ?? '')) wrong(call, 'mobileNum')
  if (withPassword) checkPasswords(call)
  checkDetails(call)
  const mobile = freeMobile(call, input.mobileNum)
  checkCaptcha(call)
  await proveMobile(call, mobile)
  return join(call, { account: mobile, password: withPassword ? input.password : '', mobile })
}
