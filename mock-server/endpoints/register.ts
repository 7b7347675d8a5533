import type { auth } from '#contract/auth.ts'
import type { FailureDetail } from '../core/fail.ts'
import type { Call } from '../core/implement.ts'
import { firstWrongField, fullMobile, keptDetails } from '../domain/registration.ts'
import { passesRule } from '../domain/validation-rules.ts'
import { agentByCode, placeNewcomer } from './agent-places.ts'
import { redeemSmsCode, refuseCaptcha } from './codes.ts'
import { registerSettings } from './register-settings.ts'
import { addMember, memberByAccount, memberByMobile, openSession } from './sessions.ts'

type RegisterCall = Call<typeof auth.register>
type MobileCall = Call<typeof auth.registerMobile>

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

function checkDetails(call: RegisterCall) {
  const { input, world, fail } = call
  const wrongField = firstWrongField(input, registerSettings(world))
  if (wrongField) wrong(call, wrongField)
  if (input.affiliateCode && !agentByCode(world, input.affiliateCode)) {
    fail('AFFILIATE_CODE_INVALID', { field: 'body.affiliateCode' })
  }
  if (input.recommenderId && !memberByAccount(world, input.recommenderId)) {
    fail('RECOMMENDER_UNKNOWN', { field: 'body.recommenderId' })
  }
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

async function join({ input, world }: RegisterCall, { account, password, mobile }: Identity) {
  const member = await addMember(world, {
    account,
    password,
    nickname: input.nickname || account,
    type: 0,
    vipLabel: 'Member',
    mobile,
    details: keptDetails(input, registerSettings(world)),
  })
  await placeNewcomer(world, member)
  return openSession(world, member)
}

export async function register(call: RegisterCall) {
  const { input, world, fail } = call
  if (!passesRule('username', input.username)) wrong(call, 'username')
  checkPasswords(call)
  checkDetails(call)
  if (memberByAccount(world, input.username)) fail('USERNAME_TAKEN', { field: 'body.username' })
  checkCaptcha(call)
  return join(call, { account: input.username, password: input.password, mobile: '' })
}

/** The account is named after the number; without a password of its own it logs in by SMS alone. */
export async function registerMobile(call: MobileCall) {
  const { input, world, fail } = call
  const { flags } = world.settings()
  const number = input.mobileNum ?? ''
  if (!passesRule('mobileNum', number)) wrong(call, 'mobileNum')
  if (flags.MOBILENUMPASSREG3) checkPasswords(call)
  checkDetails(call)
  const mobile = fullMobile(input.countryDialingCode ?? '', number)
  if (memberByMobile(world, mobile)) fail('USERNAME_TAKEN', { field: 'body.mobileNum' })
  checkCaptcha(call)
  if (flags.REGMOBVERF3 && !redeemSmsCode(world, 'register', mobile, input.verificationCode ?? '')) {
    fail('SMS_CODE_WRONG', { field: 'body.verificationCode' })
  }
  return join(call, { account: mobile, password: flags.MOBILENUMPASSREG3 ? input.password : '', mobile })
}
