import { memberByAccount } from '#mock-server/core/members.ts'
import { fail } from '#mock-server/values/fail.ts'
import type { World } from '#mock-server/world/worlds/world.ts'

/** Returns the member of an account. @throws GatewayError MEMBER_UNKNOWN. */
export const memberOf = (world: World, account: string, field = 'body.account') =>
  memberByAccount(world, account) ??
  fail('MEMBER_UNKNOWN', { field, message: `no member has the account "${account}"` })
