import { isTrialType } from '#contract/account-type.ts'
import type { Member } from './implement.ts'

interface OwnerCall {
  member: Member
  fail: (code: 'TRIAL_NOT_PERMITTED', detail: { message: string }) => never
}

/** Refuses trial accounts, which have neither inbox nor chat. @throws GatewayError TRIAL_NOT_PERMITTED */
export function refuseTrial({ member, fail }: OwnerCall): void {
  if (isTrialType(member.type)) fail('TRIAL_NOT_PERMITTED', { message: `"${member.account}" is a trial account` })
}
