/** The size of a win, by its multiple of the bet. It decides how the win is celebrated. */
export type Tier = 'none' | 'small' | 'good' | 'big' | 'mega'

export function tierOf({ win, bet }: { win: number; bet: number }): Tier {
  if (win === 0) return 'none'
  const times = win / bet
  if (times >= 30) return 'mega'
  if (times >= 10) return 'big'
  return times >= 2 ? 'good' : 'small'
}

/** Milliseconds for the amount to count up. */
export const countTime: Record<Tier, number> = { none: 0, small: 450, good: 1_000, big: 2_600, mega: 3_800 }

/** Milliseconds for the amount to rest before auto spins continue. */
export const restTime: Record<Tier, number> = { none: 0, small: 350, good: 700, big: 1_600, mega: 2_200 }
