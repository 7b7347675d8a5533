export interface Requirement {
  id: string
  /** From when on stakes count, in milliseconds. */
  since: number
  /** What must be staked, in minor units. */
  required: number
}

/** What was staked from an instant up to another, not including it, in minor units. */
export type Staked = (from: number, until: number) => number

export interface TurnoverProgress extends Requirement {
  done: number
}

/**
 * How far each requirement has been met. A stake counts once: towards the oldest requirement that was there when it was
 * made and is not met yet, and what it has over towards the next.
 */
export function turnoverProgress(requirements: readonly Requirement[], staked: Staked): TurnoverProgress[] {
  const progress = requirements.toSorted((a, b) => a.since - b.since).map((one) => ({ ...one, done: 0 }))
  // All stakes between two beginnings count towards the same requirements, so they count together.
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

/** What must still be staked before money may be taken out, in minor units. */
export const turnoverMissing = (progress: readonly TurnoverProgress[]): number =>
  progress.reduce((sum, { required, done }) => sum + required - done, 0)
