import type { auth } from '#contract/auth.ts'
import type { Call, Member } from '../core/implement.ts'
import { fullMobile } from '../domain/registration.ts'
import { redeemSmsCode, refuseCaptcha } from './codes.ts'
import { memberByAccount, memberByMobile, openSession } from './sessions.ts'

type LoginCall = Call<typeof auth.login>

/** Types 40 to 42 log in at the agents' own desk. */
const agentDeskTypes = [40, 41, 42]

const needsCaptcha = ({ world }: LoginCall, failedLogins: number) => failedLogins >= world.settings().captchaAfter

function findMember({ input, world }: LoginCall): Member | undefined {
  if (input.type === 'username') return memberByAccount(world, input.username)
  return memberByMobile(world, fullMobile(input.countryDialingCode, input.username))
}

function secretMatches({ input, world }: LoginCall, member: Member): boolean {
  if (input.type === 'username') return input.password === member.password
  return redeemSmsCode(world, 'login', member.mobile, input.password)
}

function checkCaptcha(call: LoginCall, member: Member) {
  if (!needsCaptcha(call, member.failedLogins)) return
  const refusal = refuseCaptcha(call.world, call.input.captcha)
  if (refusal) call.fail(refusal, { field: 'body.captcha', value: { captcha: true } })
}

async function refuseSecret(call: LoginCall, member: Member): Promise<never> {
  const failedLogins = member.failedLogins + 1
  await call.world.tables.members.update(member.id, (draft) => {
    draft.failedLogins = failedLogins
  })
  return call.fail(call.input.type === 'sms' ? 'SMS_CODE_WRONG' : 'LOGIN_PASSWORD_WRONG', {
    field: 'body.password',
    message: `wrong for "${member.account}", ${failedLogins} time(s) in a row`,
    value: { captcha: needsCaptcha(call, failedLogins) },
  })
}

export async function login(call: LoginCall) {
  const { input, world, fail } = call
  if (input.type === 'sms' && !world.settings().flags.MOBILEVERCODELOGIN3) {
    fail('FEATURE_OFF', { field: 'body.type', message: 'the flag MOBILEVERCODELOGIN3 is off' })
  }
  const member = findMember(call)
  if (!member || member.disabled) {
    return fail('ACCOUNT_UNAVAILABLE', { field: 'body.username', value: { captcha: false } })
  }
  checkCaptcha(call, member)
  if (!secretMatches(call, member)) return refuseSecret(call, member)
  if (agentDeskTypes.includes(member.type)) fail('NON_MEMBER_ACCOUNT', { field: 'body.username' })
  return openSession(world, member)
}
