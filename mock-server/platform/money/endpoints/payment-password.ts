import type { security } from '#contract/security.ts'
import { checkReal } from '#mock-server/core/check-real.ts'
import type { Call, Member } from '#mock-server/core/implement.ts'
import { paymentPasswordOf } from '#mock-server/platform/accounts/rules/payment-password.ts'
import { takeCode } from '#mock-server/platform/accounts/state/codes.ts'
import type { FailureDetail } from '#mock-server/values/fail.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { afterWrongTry, lockedAt, noTries, refusePaymentPassword, triesAllowed } from '../rules/payment-password.ts'

type Refusal = 'PAYMENT_PASSWORD_WRONG' | 'PAYMENT_PASSWORD_LOCKED'

interface PasswordCheck {
  member: Member
  world: World
  now: number
  fail: (code: Refusal, detail: FailureDetail) => never
}

const triesOf = ({ tables }: World, { id }: Member) => tables.paymentTries.get(id) ?? noTries

/** Stores the count of wrong tries; removes it by default. */
async function keepTries({ tables }: World, { id }: Member, tries = noTries) {
  tables.paymentTries.remove(id)
  if (tries !== noTries) await tables.paymentTries.insert({ memberId: id, ...tries })
}

function checkLock({ member, world, now, fail }: PasswordCheck, field: string) {
  const lockedUntil = lockedAt(triesOf(world, member), now)
  if (lockedUntil === undefined) return
  fail('PAYMENT_PASSWORD_LOCKED', {
    field,
    message: `${triesAllowed} wrong payment passwords in a row: locked until ${new Date(lockedUntil).toISOString()}`,
    value: { lockedUntil },
  })
}

/**
 * Checks the payment password and counts wrong tries.
 *
 * @throws GatewayError PAYMENT_PASSWORD_WRONG, PAYMENT_PASSWORD_LOCKED.
 */
export async function checkPaymentPassword(call: PasswordCheck, typed: string, field: string): Promise<void> {
  const { member, world, now, fail } = call
  checkLock(call, field)
  if (typed === paymentPasswordOf(member)) return keepTries(world, member)
  const tries = afterWrongTry(triesOf(world, member), now)
  await keepTries(world, member, tries)
  checkLock(call, field)
  fail('PAYMENT_PASSWORD_WRONG', { field, value: { triesLeft: triesAllowed - tries.failures } })
}

export function hasWithdrawalPassword({ member, world, now }: Call<typeof security.hasWithdrawalPassword>) {
  const tries = triesOf(world, member)
  const lockedUntil = lockedAt(tries, now) ?? null
  return {
    hasWithdrawalPassword: paymentPasswordOf(member) !== undefined,
    triesLeft: lockedUntil === null ? triesAllowed - tries.failures : 0,
    lockedUntil,
  }
}

/** Stores a new payment password and resets the count of wrong tries. */
async function keepPaymentPassword(world: World, member: Member, paymentPassword: string): Promise<void> {
  await world.tables.members.update(member.id, (draft) => {
    draft.details.paymentPassword = paymentPassword
  })
  await keepTries(world, member)
}

type NewPasswordCall = Call<typeof security.paymentPassword> | Call<typeof security.paymentPasswordReset>

function checkNewPassword({ input, fail }: NewPasswordCall) {
  const refusal = refusePaymentPassword(input)
  if (!refusal) return
  fail(refusal.code, {
    field: `body.${refusal.field}`,
    message: 'a payment password has six digits, and both fields must match',
  })
}

export async function setPaymentPassword(call: Call<typeof security.paymentPassword>) {
  const { input, member, world, fail } = call
  checkReal(call)
  checkNewPassword(call)
  const current = paymentPasswordOf(member)
  if (current) await checkPaymentPassword(call, input.oldPaymentPassword ?? '', 'body.oldPaymentPassword')
  // Checked after the old password, because this answer reveals it.
  if (current === input.newPaymentPassword) fail('PASSWORD_UNCHANGED', { field: 'body.newPaymentPassword' })
  await keepPaymentPassword(world, member, input.newPaymentPassword)
  return null
}

/** Sets a new payment password with a one-time code. The password is checked first: an invalid one must not use up the code. */
export async function resetPaymentPassword(call: Call<typeof security.paymentPasswordReset>) {
  const { input, member, world, fail } = call
  checkReal(call)
  checkNewPassword(call)
  const to = input.type === 'sms' ? member.mobile : member.details.email
  if (!to) return fail('CONTACT_UNSET', { field: 'body.type', message: `the member has no address for ${input.type}` })
  await takeCode(call, { purpose: 'paymentPassword', to }, input.verificationCode, 'VERIFICATION_CODE_WRONG')
  await keepPaymentPassword(world, member, input.newPaymentPassword)
  return null
}
