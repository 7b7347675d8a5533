import { day } from '#contract/time-units.ts'
import { removeOwned } from '#mock-server/world/tables/all.ts'
import type { World } from './world.ts'

/** Milliseconds for which an ended row stays, so that a late caller gets a specific error. */
const grace = day
/** A purge scans whole tables, so it runs only once per this many calls. */
const interval = 64
const limits = { captchas: 1_000, codes: 1_000, trials: 200, launches: 2_000, chats: 1_000 }

interface Ends {
  expiresAt: number
}

/** Returns the rows that ended long ago, and the oldest of the rest above the limit. */
function surplus<Row extends Ends>(rows: readonly Row[], limit: number, now: number): Row[] {
  const [over, kept] = [rows.filter((row) => gone(row, now)), rows.filter((row) => !gone(row, now))]
  return [...over, ...kept.toSorted((a, b) => a.expiresAt - b.expiresAt).slice(0, Math.max(0, kept.length - limit))]
}

const gone = ({ expiresAt }: Ends, now: number) => expiresAt + grace <= now

function purgeTrials({ tables, ledger }: World, now: number) {
  const trials = tables.members.by('type', '4').map(({ id, trialEndsAt }) => ({ id, expiresAt: trialEndsAt ?? 0 }))
  const ended = surplus(trials, limits.trials, now)
  for (const { id } of ended) {
    removeOwned(tables, id)
    tables.members.remove(id)
  }
  if (ended.length > 0) ledger.recount()
}

/**
 * Removes sessions, captchas, codes, launches, chat pages and trial accounts that ended long ago, and the oldest ones
 * above their limits. Code that creates one of them calls this, so that the tables stay limited.
 */
export function purge(world: World): void {
  if (world.nextCount('purge') % interval !== 0) return
  const { tables, clock } = world
  const now = clock.now()
  for (const session of tables.sessions.all()) if (gone(session, now)) tables.sessions.remove(session.token)
  for (const { code } of surplus(tables.captchas.all(), limits.captchas, now)) tables.captchas.remove(code)
  for (const { key } of surplus(tables.codes.all(), limits.codes, now)) tables.codes.remove(key)
  for (const { token } of surplus(tables.launches.all(), limits.launches, now)) tables.launches.remove(token)
  for (const { token } of surplus(tables.chats.all(), limits.chats, now)) tables.chats.remove(token)
  purgeTrials(world, now)
}
