/** Past this the platform's clock was moved on purpose, and what was learned of it before is worth nothing. */
const jump = 2_000
/** No answer is longer under way; without one for so long, time is not told any further. */
const longestSilence = 6_000

interface Reading {
  now: number
  at: number
}

/**
 * The platform's time between its answers, in milliseconds. Answers come late by their way here, so the earliest word is
 * the best one. A clock that stands still there stands still here.
 */
export function createServerClock(localNow: () => number = () => performance.now()) {
  let last: Reading | undefined
  let ahead = 0
  let standing = false

  return {
    /** An answer has told the platform's time. */
    sync(now: number) {
      const at = localNow()
      const found = now - at
      const stood = standing
      standing = last !== undefined && last.now === now && at > last.at
      const isNew = last === undefined || standing || stood || Math.abs(found - ahead) > jump
      ahead = isNew ? found : Math.max(found, ahead)
      last = { now, at }
    },
    now(): number {
      if (!last) return 0
      return standing ? last.now : Math.min(localNow(), last.at + longestSilence) + ahead
    },
    /** The platform's clock was seen standing still. */
    isStanding: () => standing,
  }
}
