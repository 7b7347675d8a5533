import type { Member, Session } from '#mock-server/core/implement.ts'
import { purge } from '#mock-server/world/purge.ts'
import { tokenOf } from '#mock-server/world/token.ts'
import type { World } from '#mock-server/world/world.ts'
import { noAttempts } from '../rules/login-guard.ts'

/** Sessions of one member that are kept, open or over; one more drops the oldest. */
const sessionsEach = 20

/** Whether a session opens everything now. */
export const isOpen = ({ expiresAt, only, replaced }: Session, now: number): boolean =>
  expiresAt > now && !only && !replaced

export const openSessions = ({ tables, clock }: World, memberId: string): Session[] =>
  tables.sessions.by('memberId', memberId).filter((session) => isOpen(session, clock.now()))

/** Where a member may be logged in once, the sessions there are have to give way to a new one. */
async function replaceOthers(world: World, { id }: Member) {
  if (!world.settings().singleSession) return
  for (const { token } of openSessions(world, id)) {
    await world.tables.sessions.update(token, (draft) => {
      draft.replaced = true
    })
  }
}

function makeRoom({ tables }: World, { id }: Member) {
  const kept = tables.sessions.by('memberId', id).toSorted((a, b) => a.expiresAt - b.expiresAt)
  for (const { token } of kept.slice(0, 1 - sessionsEach)) tables.sessions.remove(token)
}

/** Opens a session and answers what a login tells the app. That of a trial lasts no longer than the trial. */
export async function openSession(world: World, member: Member) {
  const { tables, clock, settings } = world
  await replaceOthers(world, member)
  makeRoom(world, member)
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
