/** A larger difference in milliseconds means that the platform's clock was moved; earlier readings are void. */
const jump = 2_000
/** The clock stops after this many milliseconds without an answer; none takes longer. */
const longestSilence = 6_000

interface Reading {
  now: number
  at: number
}

/**
 * Creates a clock that follows the platform's time between answers, in milliseconds. Network delay makes answers late, so
 * the earliest reading is the best one. The clock is frozen while the platform's is.
 */
export function createServerClock(localNow: () => number = () => performance.now()) {
  let last: Reading | undefined
  let ahead = 0
  let standing = false

  return {
    /** Takes the platform's time from an answer. */
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
    /** Whether the platform's clock is frozen. */
    isStanding: () => standing,
  }
}

/** Creates a clock that shows the time of a first answer at once. */
export function clockAt(now: number): ReturnType<typeof createServerClock> {
  const clock = createServerClock()
  clock.sync(now)
  return clock
}
