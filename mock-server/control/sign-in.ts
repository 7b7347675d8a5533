import { openSession } from '#mock-server/platform/accounts/state/sessions.ts'
import { sessionInfo } from '#mock-server/world/worlds/session-info.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { memberOf } from './member-of.ts'

/** Opens a session for an account of any type, without its password. @throws GatewayError MEMBER_UNKNOWN. */
export async function signIn(world: World, account: string) {
  // Copied, because opening the session changes the record.
  const member = { ...memberOf(world, account) }
  const { token } = await openSession(world, member)
  return sessionInfo(world, token, member)
}
