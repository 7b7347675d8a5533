/** The terms of a spot. */
export interface SpotTerms {
  /** The payout to one. */
  pays: number
  /** The share of all bets that is paid back in the long run. A test computes it. */
  returns: number
  /** The most a player may bet on it in a round, as a multiple of the table's minimum. */
  most: number
}

/** What a round returns for each spot that did not lose, in hundredths of the stake, stake included. */
export type Returns<Spot extends string = string> = Readonly<Partial<Record<Spot, number>>>

/** Returns the share of a stake in hundredths, rounded down to whole minor units. */
export const returned = (stake: number, hundredths: number): number => Math.floor((stake * hundredths) / 100)
