import { fail } from '../core/fail.ts'
import { memberByAccount } from '../endpoints/members.ts'
import type { World } from '../world/world.ts'

/** The member that the body's `account` names. @throws GatewayError MEMBER_UNKNOWN. */
export const memberOf = (world: World, account: string) =>
  memberByAccount(world, account) ??
  fail('MEMBER_UNKNOWN', { field: 'body.account', message: `no member has the account "${account}"` })
