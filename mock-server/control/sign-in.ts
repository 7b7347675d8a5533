import { fail } from '../core/fail.ts'
import { memberByAccount } from '../endpoints/members.ts'
import { openSession } from '../endpoints/sessions.ts'
import { sessionInfo } from '../world/session-info.ts'
import type { World } from '../world/world.ts'

/** A new session of an account, whatever its password and type. @throws GatewayError MEMBER_UNKNOWN. */
export async function signIn(world: World, account: string) {
  const found = memberByAccount(world, account)
  if (!found) fail('MEMBER_UNKNOWN', { field: 'body.account', message: `no member has the account "${account}"` })
  // Copied, because opening the session changes the record.
  const member = { ...found }
  const { token } = await openSession(world, member)
  return sessionInfo(world, token, member)
}
