export interface Requirement {
  id: string
  /** Stakes count from this time on. */
  since: number
  /** The required stakes, in minor units. */
  required: number
}

/** Returns the stakes of a span in minor units; the span includes `from` and excludes `until`. */
export type Staked = (from: number, until: number) => number

export interface TurnoverProgress extends Requirement {
  done: number
}

/**
 * Returns the progress of each requirement, oldest first. Each stake counts once, towards the oldest open requirement
 * that existed when it was placed; any excess counts towards the next one.
 */
export function turnoverProgress(requirements: readonly Requirement[], staked: Staked): TurnoverProgress[] {
  const progress = requirements.toSorted((a, b) => a.since - b.since).map((one) => ({ ...one, done: 0 }))
  // All stakes between two start times count towards the same requirements, so their sum is enough.
  progress.forEach(({ since }, index) => {
    let left = staked(since, progress[index + 1]?.since ?? Number.POSITIVE_INFINITY)
    for (const one of progress.slice(0, index + 1)) {
      if (left === 0) break
      const counted = Math.min(left, one.required - one.done)
      one.done += counted
      left -= counted
    }
  })
  return progress
}

/** Returns the stakes still missing before a withdrawal, in minor units. */
export const turnoverMissing = (progress: readonly TurnoverProgress[]): number =>
  progress.reduce((sum, { required, done }) => sum + required - done, 0)
