import { isRealType, isTrialType } from '#contract/account-type.ts'
import type { Member } from './implement.ts'

interface OwnerCall {
  member: Member
  fail: (code: 'REAL_ACCOUNT_REQUIRED') => never
}

/** Checks that the account is neither a trial nor an agents' desk. @throws GatewayError REAL_ACCOUNT_REQUIRED */
export function checkReal({ member, fail }: OwnerCall): void {
  if (!isRealType(member.type)) fail('REAL_ACCOUNT_REQUIRED')
}

/**
 * Checks that the account is not an agents' desk, which has no money and no rewards of its own. A trial may read what
 * it cannot have. @throws GatewayError REAL_ACCOUNT_REQUIRED
 */
export function checkMember(call: OwnerCall): void {
  if (!isTrialType(call.member.type)) checkReal(call)
}
