import { auth } from '#contract/auth.ts'
import type { Call, Member } from '../core/implement.ts'
import { refuseNewPassword } from '../domain/password.ts'
import { fullMobile } from '../domain/registration.ts'
import type { World } from '../world/world.ts'
import { codeExpiry, redeemCode, redeemSmsCode, sendEmailCode } from './codes.ts'
import { memberByAccount, memberByMobile } from './sessions.ts'

const ticketLife = 10 * 60_000

/** Whether a forgotten password may be set anew: there is such a member, and they are not shut out. */
export const recoverable = (member: Member | undefined): member is Member => member !== undefined && !member.disabled

/** Sets the password and ends the member's sessions, but for the one that is kept. */
async function setPassword(world: World, member: Member, password: string, kept?: string) {
  await world.tables.members.update(member.id, (draft) => {
    draft.password = password
    draft.failedLogins = 0
  })
  for (const { token } of world.tables.sessions.by('memberId', member.id)) {
    if (token !== kept) world.tables.sessions.remove(token)
  }
}

type NewPasswordCall = Call<typeof auth.changePassword> | Call<typeof auth.setPasswordByPhone>

function checkNewPassword({ input, fail }: NewPasswordCall, current?: string) {
  const refusal = refuseNewPassword(input, current)
  if (!refusal) return
  const { code, field } = refusal
  // The endpoint that gives no present password can never meet PASSWORD_UNCHANGED.
  const refuse = fail as Call<typeof auth.changePassword>['fail']
  refuse(code, { field: `body.${field}`, message: `body.${field} was refused as ${code}` })
}

const codeKey = (input: Call<typeof auth.verification>['input']) =>
  input.type === 'email'
    ? (`email:${input.username.toLowerCase()}` as const)
    : (`${input.type}:${fullMobile(input.countryDialingCode, input.mobileNum)}` as const)

export const verification = ({ input, world }: Call<typeof auth.verification>) => ({
  expirationTime: codeExpiry(world, codeKey(input)) ?? null,
})

/** The new password is checked first: a wrong one must not use the code up. */
export async function setPasswordByPhone(call: Call<typeof auth.setPasswordByPhone>) {
  const { input, world, fail } = call
  const mobile = fullMobile(input.countryDialingCode, input.mobileNum)
  const member = memberByMobile(world, mobile)
  if (!recoverable(member)) return fail('ACCOUNT_UNAVAILABLE', { field: 'body.mobileNum' })
  checkNewPassword(call)
  if (!redeemSmsCode(world, 'password', mobile, input.verificationCode)) {
    fail('SMS_CODE_WRONG', { field: 'body.verificationCode' })
  }
  await setPassword(world, member, input.newPassword)
  return null
}

/** A wrong name and a wrong address are refused alike, so that neither can be found out. */
export async function passwordByEmail({ input, world, fail }: Call<typeof auth.passwordByEmail>) {
  const member = memberByAccount(world, input.username)
  const { email = '' } = member?.details ?? {}
  if (!recoverable(member) || email === '' || email.toLowerCase() !== input.email.toLowerCase()) {
    return fail('ACCOUNT_UNAVAILABLE', { field: 'body.email', message: 'no member has this name and this address' })
  }
  const sent = await sendEmailCode(world, member.account, email)
  return { expirationTime: sent ?? fail('RATE_LIMITED', { field: 'body.email' }) }
}

export async function passwordVerification({ input, world, now, fail }: Call<typeof auth.passwordVerification>) {
  const member = memberByAccount(world, input.username)
  if (!recoverable(member) || !redeemCode(world, `email:${member.account}`, input.verificationCode)) {
    return fail('VERIFICATION_CODE_WRONG', { field: 'body.verificationCode' })
  }
  const token = world.nextId('session')
  const only = auth.changePassword.id
  await world.tables.sessions.insert({ token, memberId: member.id, expiresAt: now + ticketLife, only })
  return { token }
}

/** A ticket of an e-mailed code is used up; a real session stays, and the member's others end. */
export async function changePassword(call: Call<typeof auth.changePassword>) {
  const { input, member, session, world, fail } = call
  const ticket = session.only !== undefined
  if (!ticket && (input.oldPassword ?? '') !== member.password) {
    fail('OLD_PASSWORD_WRONG', { field: 'body.oldPassword' })
  }
  checkNewPassword(call, ticket ? undefined : member.password)
  await setPassword(world, member, input.newPassword, ticket ? undefined : session.token)
  return null
}
