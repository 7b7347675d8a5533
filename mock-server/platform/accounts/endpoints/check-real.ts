import { isRealAccount } from '#mock-server/core/account-type.ts'
import type { Member } from '#mock-server/core/implement.ts'

interface OwnerCall {
  member: Member
  fail: (code: 'REAL_ACCOUNT_REQUIRED') => never
}

/** @throws GatewayError REAL_ACCOUNT_REQUIRED for a trial or an agents' desk. */
export function checkReal({ member, fail }: OwnerCall): void {
  if (!isRealAccount(member.type)) fail('REAL_ACCOUNT_REQUIRED')
}
