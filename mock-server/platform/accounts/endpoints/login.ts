import type { auth } from '#contract/auth.ts'
import { refuseDesk } from '#mock-server/core/desk.ts'
import type { Call, Member } from '#mock-server/core/implement.ts'
import { memberByAccount, memberByMobile } from '#mock-server/core/members.ts'
import { checkNoBreak } from '#mock-server/platform/saferplay/state/enforce.ts'
import { fullMobile } from '#mock-server/values/address.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { refuseIdentityToken } from '../rules/identity-token.ts'
import { type Attempts, countFailure, isLocked, needsCaptcha } from '../rules/login-guard.ts'
import { redeemCode } from '../state/codes.ts'
import { openSession } from '../state/sessions.ts'
import { refuseCaptcha } from './captchas.ts'
import { socialFlags, socialMember } from './social-login.ts'

type LoginCall = Call<typeof auth.login>

const fields = {
  username: 'body.username',
  sms: 'body.username',
  firebase: 'body.firebaseMobileNo',
  social: 'body.firebaseIdToken',
} as const

/** Checks that the login method is on. MOBILEVERCODELOGIN3 switches both logins by number. */
function checkMethod({ input, world, fail }: LoginCall) {
  if (input.type === 'username') return
  const { flags, thirdPartySignIn } = world.settings()
  const flag = input.type === 'social' ? socialFlags[input.firebaseChannel] : 'MOBILEVERCODELOGIN3'
  const field = input.type === 'social' ? 'body.firebaseChannel' : 'body.type'
  if (!flags[flag]) fail('FEATURE_OFF', { field, message: `the flag ${flag} is off` })
  if (input.type === 'social' && !thirdPartySignIn) {
    fail('FEATURE_OFF', { field: 'body.type', message: 'the setting thirdPartySignIn is off' })
  }
}

function findMember(call: LoginCall): Member | undefined | Promise<Member> {
  const { input, world } = call
  if (input.type === 'username') return memberByAccount(world, input.username)
  if (input.type === 'social') return socialMember(call, input)
  const number = input.type === 'sms' ? input.username : input.firebaseMobileNo
  return memberByMobile(world, fullMobile(input.countryDialingCode, number))
}

/** Checks that the account exists and is open, before its secret is checked. */
function checkAccount(call: LoginCall, member: Member | undefined): Member {
  const { input, now, fail } = call
  const field = fields[input.type]
  const value = { captcha: false }
  if (!member) return fail('ACCOUNT_UNAVAILABLE', { field, value })
  if (member.disabled) fail('ACCOUNT_DISABLED', { field, value })
  if (member.trialEndsAt !== null && member.trialEndsAt <= now) fail('TRIAL_EXPIRED', { field, value })
  checkLock(call, member)
  return member
}

function checkLock({ input, now, fail }: LoginCall, member: Pick<Member, 'failedLogins' | 'lockedUntil'>) {
  const { lockedUntil } = member
  if (!isLocked(member, now) || lockedUntil === null) return
  fail('ACCOUNT_LOCKED', {
    field: fields[input.type],
    message: `locked after wrong passwords until ${new Date(lockedUntil).toISOString()}`,
    value: { captcha: false, lockedUntil },
  })
}

/** Checks whether a login needs a captcha; never if the merchant has captchas off. */
const requiresCaptcha = (world: World, attempts: Attempts, now: number): boolean =>
  world.settings().modules.VALID_CAPTCHA3 && needsCaptcha(attempts, world.settings(), now)

function checkCaptcha({ input, world, now, fail }: LoginCall, member: Member) {
  // No password is guessed at a social sign-in.
  if (input.type === 'social' || !requiresCaptcha(world, member, now)) return
  const refusal = refuseCaptcha(world, input.captcha)
  if (refusal) fail(refusal, { field: 'body.captcha', value: { captcha: true } })
}

/** Counts a wrong password or code, which may lock the account. @throws GatewayError */
async function refuseSecret(call: LoginCall, member: Member): Promise<never> {
  const { input, world, now, fail } = call
  const attempts = countFailure(member, world.settings(), now)
  await world.tables.members.update(member.id, (draft) => {
    Object.assign(draft, attempts)
  })
  checkLock(call, attempts)
  return fail(input.type === 'sms' ? 'SMS_CODE_WRONG' : 'LOGIN_PASSWORD_WRONG', {
    field: 'body.password',
    message: `wrong for "${member.account}", ${attempts.failedLogins} time(s) in a row`,
    value: { captcha: requiresCaptcha(world, attempts, now) },
  })
}

async function checkSmsCode(call: LoginCall, member: Member, typed: string) {
  const { world, now, fail } = call
  const refusal = await redeemCode(world, { purpose: 'login', to: member.mobile }, typed)
  if (refusal === 'WRONG') await refuseSecret(call, member)
  else if (refusal) {
    fail(refusal, { field: 'body.password', value: { captcha: requiresCaptcha(world, member, now) } })
  }
}

async function checkSecret(call: LoginCall, member: Member) {
  const { input, now, fail } = call
  if (input.type === 'sms') return checkSmsCode(call, member, input.password)
  if (input.type === 'username') return input.password === member.password ? undefined : refuseSecret(call, member)
  // The token has already identified the member.
  if (input.type === 'social') return
  const refusal = refuseIdentityToken(input.firebaseIdToken, member.mobile, now)
  if (refusal) fail(refusal, { field: 'body.firebaseIdToken' })
}

export async function login(call: LoginCall) {
  const { input, world, fail } = call
  checkMethod(call)
  const member = checkAccount(call, await findMember(call))
  checkCaptcha(call, member)
  await checkSecret(call, member)
  const { desk = 'member' } = input
  const refusal = refuseDesk(member.type, desk)
  if (refusal) {
    fail(refusal, {
      field: fields[input.type],
      message: `"${member.account}" is of type ${member.type} and cannot log in at the ${desk} desk`,
    })
  }
  checkNoBreak(world, member.id, fields[input.type])
  return openSession(world, member)
}
