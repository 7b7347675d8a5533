export interface Requirement {
  id: string
  /** From when on stakes count, in milliseconds. */
  since: number
  /** What must be staked, in minor units. */
  required: number
}

export interface Stake {
  at: number
  /** Minor units. */
  bet: number
}

export interface TurnoverProgress extends Requirement {
  done: number
}

/**
 * How far each requirement has been met. A stake counts once: towards the oldest requirement that was there when it was
 * made and is not met yet, and what it has over towards the next.
 */
export function turnoverProgress(requirements: readonly Requirement[], stakes: readonly Stake[]): TurnoverProgress[] {
  const progress = requirements.toSorted((a, b) => a.since - b.since).map((one) => ({ ...one, done: 0 }))
  for (const { at, bet } of stakes) {
    let left = bet
    for (const one of progress) {
      if (left === 0 || one.since > at) break
      const counted = Math.min(left, one.required - one.done)
      one.done += counted
      left -= counted
    }
  }
  return progress
}

/** What must still be staked before money may be taken out, in minor units. */
export const turnoverMissing = (progress: readonly TurnoverProgress[]): number =>
  progress.reduce((sum, { required, done }) => sum + required - done, 0)
