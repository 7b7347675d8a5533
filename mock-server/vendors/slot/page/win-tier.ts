/** How a win is celebrated, by how often it returns the bet. */
export type Tier = 'none' | 'small' | 'good' | 'big' | 'mega'

export function tierOf({ win, bet }: { win: number; bet: number }): Tier {
  if (win === 0) return 'none'
  const times = win / bet
  if (times >= 30) return 'mega'
  if (times >= 10) return 'big'
  return times >= 2 ? 'good' : 'small'
}

/** Milliseconds in which the amount counts up. */
export const countTime: Record<Tier, number> = { none: 0, small: 450, good: 1_000, big: 2_600, mega: 3_800 }

/** Milliseconds it stands before play may go on by itself. */
export const restTime: Record<Tier, number> = { none: 0, small: 350, good: 700, big: 1_600, mega: 2_200 }
