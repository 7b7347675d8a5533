import { memberByAccount } from '#mock-server/platform/accounts/endpoints/members.ts'
import { fail } from '#mock-server/values/fail.ts'
import type { World } from '#mock-server/world/world.ts'

/** Returns the member of the body's `account`. @throws GatewayError MEMBER_UNKNOWN. */
export const memberOf = (world: World, account: string) =>
  memberByAccount(world, account) ??
  fail('MEMBER_UNKNOWN', { field: 'body.account', message: `no member has the account "${account}"` })
