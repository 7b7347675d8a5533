import { removeOwned } from './tables/all.ts'
import type { World } from './world.ts'

/** How long what is over stays, so that whoever comes too late is told so. */
const grace = 86_400_000
/** A full look costs a walk through the tables, so one is taken every so many times. */
const interval = 64
const limits = { captchas: 1_000, codes: 1_000, trials: 200, launches: 2_000, chats: 1_000 }

interface Ends {
  expiresAt: number
}

/** What is long over, and of the rest the oldest beyond the limit. */
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
 * Forgets sessions, captchas, codes, launches, chat pages and trial accounts that are long over, and the oldest of those that there are too many
 * of. Whatever makes one of them calls this, so that the tables stay bounded.
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
