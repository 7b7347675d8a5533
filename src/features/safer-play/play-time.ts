import type { Play } from '#contract/stored.ts'
import { minute } from '#contract/time-units.ts'

/** A pause between two games after which play begins again, in milliseconds. */
const pause = 5 * minute

/** Returns the play that a game continues, or a new one after a pause, for another member or with another clock. */
export function continuedPlay(kept: Play | undefined, member: string, now: number): Play {
  const continues =
    kept?.member === member && kept.since <= kept.checkedAt && kept.checkedAt <= now && now - kept.seenAt < pause
  return continues ? { ...kept, seenAt: now } : { member, since: now, checkedAt: now, seenAt: now }
}
