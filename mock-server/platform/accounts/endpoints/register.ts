import type { auth } from '#contract/auth.ts'
import type { Call } from '#mock-server/core/implement.ts'
import { memberByAccount } from '#mock-server/core/members.ts'
import { agentByCode, placeNewcomer } from '#mock-server/platform/teams/state/places.ts'
import { refuseIdentityToken } from '../rules/identity-token.ts'
import { firstInvalidField, storedDetails } from '../rules/registration.ts'
import { passesRule } from '../rules/validation-rules.ts'
import { addMember } from '../state/add-member.ts'
import { takeCode } from '../state/codes.ts'
import { registerSettings } from '../state/register-settings.ts'
import { checkEmail, checkPasswords, freeMobile, isRecommender, wrong } from '../state/registration-checks.ts'
import { openSession } from '../state/sessions.ts'
import { refuseCaptcha } from './captchas.ts'

type RegisterCall = Call<typeof auth.registerMobile>
type CallByUsername = Call<typeof auth.register>

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
