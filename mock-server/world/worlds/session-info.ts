import type { SessionInfo } from '#contract/stored.ts'
import { personaKey } from '#mock-server/world/scenarios/persona-key.ts'
import type { MemberRow } from '#mock-server/world/tables/members.ts'
import { tokenOf } from './token.ts'
import type { World } from './world.ts'

type Person = Pick<MemberRow, 'id' | 'account' | 'type' | 'firstTimeLogin'>

/** Returns a member's session in the form that the app stores, from section 3 of the specification. */
export const sessionInfo = (
  world: World,
  token: string,
  { id, account, type, firstTimeLogin }: Person,
): SessionInfo => ({
  id,
  customerId: id,
  token,
  merchantCode: world.settings().merchant,
  userName: account,
  type,
  firstTimeLogin,
})

/** Returns the session of the scenario's persona, or undefined if there is none or it is closed. */
export function personaSession(world: World): SessionInfo | undefined {
  const session = world.tables.sessions.get(personaKey(world.seed))
  const member = session && world.tables.members.get(session.memberId)
  return session && member && sessionInfo(world, tokenOf(world, session.token), member)
}
