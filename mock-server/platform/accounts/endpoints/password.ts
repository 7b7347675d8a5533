import { isTrialType } from '#contract/account-type.ts'
import { auth } from '#contract/auth.ts'
import { minute } from '#contract/time-units.ts'
import type { Call, Member } from '#mock-server/core/implement.ts'
import { memberByAccount, memberByMobile } from '#mock-server/core/members.ts'
import { fullMobile } from '#mock-server/values/address.ts'
import { tokenOf } from '#mock-server/world/worlds/token.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { noAttempts } from '../rules/login-guard.ts'
import { refuseNewPassword } from '../rules/password.ts'
import { validationRules } from '../rules/validation-rules.ts'
import { type CodeAddress, codeExpiry, sendCode, takeCode } from '../state/codes.ts'

const ticketLife = 10 * minute

/** Checks that a forgotten password can be reset: the member exists and is not disabled. */
export const recoverable = (member: Member | undefined): member is Member => member !== undefined && !member.disabled

/** Sets the password and ends the member's sessions, except the one with the kept token. */
async function setPassword(world: World, member: Member, password: string, kept?: string) {
  await world.tables.members.update(member.id, (draft) => {
    draft.password = password
    Object.assign(draft, noAttempts)
  })
  for (const { token } of world.tables.sessions.by('memberId', member.id)) {
    if (token !== kept) world.tables.sessions.remove(token)
  }
}

type NewPasswordCall = Call<typeof auth.changePassword> | Call<typeof auth.setPasswordByPhone>

/** Why a new password is refused, and what to do next. No reason contains a password. */
const passwordProblems = {
  INVALID_INPUT: `does not match the rule ${validationRules.password.pattern}`,
  PASSWORDS_DIFFER: 'differs from body.newPassword; send the same password in both',
  PASSWORD_UNCHANGED: 'is the current password; choose another one',
} as const

function checkNewPassword({ input, fail }: NewPasswordCall, current?: string) {
  const refusal = refuseNewPassword(input, current)
  if (!refusal) return
  const { code, field } = refusal
  // setPasswordByPhone passes no current password, so PASSWORD_UNCHANGED cannot occur there.
  const refuse = fail as Call<typeof auth.changePassword>['fail']
  refuse(code, { field: `body.${field}`, message: `body.${field} ${passwordProblems[code]}` })
}

const byEmail = (email: string): CodeAddress => ({ purpose: 'emailPassword', to: email.toLowerCase() })

function codeAddress({ input, world }: Call<typeof auth.verification>): CodeAddress {
  if (input.type === 'email') return byEmail(memberByAccount(world, input.username)?.details.email ?? '')
  return { purpose: input.type, to: fullMobile(input.countryDialingCode, input.mobileNum) }
}

export const verification = (call: Call<typeof auth.verification>) => ({
  expirationTime: codeExpiry(call.world, codeAddress(call)) ?? null,
})

/** Resets a password with an SMS code. The password is checked first: an invalid one must not use up the code. */
export async function setPasswordByPhone(call: Call<typeof auth.setPasswordByPhone>) {
  const { input, world, fail } = call
  const to = fullMobile(input.countryDialingCode, input.mobileNum)
  const member = memberByMobile(world, to)
  if (!recoverable(member)) return fail('ACCOUNT_UNAVAILABLE', { field: 'body.mobileNum' })
  checkNewPassword(call)
  await takeCode(call, { purpose: 'password', to }, input.verificationCode, 'SMS_CODE_WRONG')
  await setPassword(world, member, input.newPassword)
  return null
}

/** Sends a code by e-mail. A wrong name and a wrong address get the same error, so that neither can be guessed. */
export async function passwordByEmail(call: Call<typeof auth.passwordByEmail>) {
  const { input, world, fail } = call
  const member = memberByAccount(world, input.username)
  const { email = '' } = member?.details ?? {}
  if (!recoverable(member) || email === '' || email.toLowerCase() !== input.email.toLowerCase()) {
    return fail('ACCOUNT_UNAVAILABLE', { field: 'body.email', message: 'no member has this name and this address' })
  }
  const address: CodeAddress =
    input.type === 'paymentPassword' ? { purpose: 'paymentPassword', to: email } : byEmail(email)
  return sendCode(call, address, 'body.email')
}

export async function passwordVerification(call: Call<typeof auth.passwordVerification>) {
  const { input, world, now, fail } = call
  const member = memberByAccount(world, input.username)
  const { email } = member?.details ?? {}
  if (!recoverable(member) || !email) {
    return fail('VERIFICATION_CODE_WRONG', { field: 'body.verificationCode' })
  }
  await takeCode(call, byEmail(email), input.verificationCode, 'VERIFICATION_CODE_WRONG')
  const key = world.nextId('session')
  const only = auth.changePassword.id
  await world.tables.sessions.insert({ token: key, memberId: member.id, expiresAt: now + ticketLife, only })
  return { token: tokenOf(world, key) }
}

/** Changes the password. A ticket from an e-mailed code is used up; a normal session stays and the others end. */
export async function changePassword(call: Call<typeof auth.changePassword>) {
  const { input, member, session, world, fail } = call
  const ticket = session.only !== undefined
  if (isTrialType(member.type)) fail('REAL_ACCOUNT_REQUIRED')
  if (!ticket && (input.oldPassword ?? '') !== member.password) {
    fail('OLD_PASSWORD_WRONG', { field: 'body.oldPassword' })
  }
  checkNewPassword(call, ticket ? undefined : member.password)
  await setPassword(world, member, input.newPassword, ticket ? undefined : session.token)
  return null
}
