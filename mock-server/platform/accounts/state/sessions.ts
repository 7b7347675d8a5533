import type { Member, Session } from '#mock-server/core/implement.ts'
import { purge } from '#mock-server/world/worlds/purge.ts'
import { tokenOf } from '#mock-server/world/worlds/token.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { noAttempts } from '../rules/login-guard.ts'

/** The maximum number of stored sessions per member, open or not. A new one removes the oldest. */
const sessionLimit = 20

/** Checks that a session is valid for all calls. */
export const isOpen = ({ expiresAt, only, replaced }: Session, now: number): boolean =>
  expiresAt > now && !only && !replaced

export const openSessions = ({ tables, clock }: World, memberId: string): Session[] =>
  tables.sessions.by('memberId', memberId).filter((session) => isOpen(session, clock.now()))

/** Marks the member's open sessions as replaced, if the merchant allows a single session. */
async function replaceOthers(world: World, { id }: Member) {
  if (!world.settings().singleSession) return
  for (const { token } of openSessions(world, id)) {
    await world.tables.sessions.update(token, (draft) => {
      draft.replaced = true
    })
  }
}

function removeOldest({ tables }: World, { id }: Member) {
  const kept = tables.sessions.by('memberId', id).toSorted((a, b) => a.expiresAt - b.expiresAt)
  for (const { token } of kept.slice(0, 1 - sessionLimit)) tables.sessions.remove(token)
}

/** Opens a session and returns the login's answer. A trial's session ends with the trial. */
export async function openSession(world: World, member: Member) {
  const { tables, clock, settings } = world
  await replaceOthers(world, member)
  removeOldest(world, member)
  purge(world)
  const key = world.nextId('session')
  const expiresAt = Math.min(clock.now() + settings().sessionLife, member.trialEndsAt ?? Number.POSITIVE_INFINITY)
  await tables.sessions.insert({ token: key, memberId: member.id, expiresAt })
  await tables.members.update(member.id, (draft) => {
    Object.assign(draft, noAttempts)
    draft.firstTimeLogin = false
  })
  return {
    token: tokenOf(world, key),
    userName: member.account,
    type: member.type,
    firstTimeLogin: member.firstTimeLogin,
  }
}
