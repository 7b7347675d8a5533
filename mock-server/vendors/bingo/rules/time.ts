/** Milliseconds from the purchase to the first ball, and from each ball to the next. */
export const ballTimes = { lead: 1_500, every: 650 } as const

/** Returns when the last ball of a round is drawn. */
export const bingoEnd = (boughtAt: number, drawn: number): number =>
  boughtAt + ballTimes.lead + (drawn - 1) * ballTimes.every
