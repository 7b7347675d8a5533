/** What a place on a table's felt promises. */
export interface SpotTerms {
  /** To one. */
  pays: number
  /** The share of all bets that comes back in the long run; a test counts it out. */
  returns: number
  /** The most it takes from a player in a round, in times of the table's smallest bet. */
  most: number
}

/** What a round gives back for each spot that it does not take, in hundredths of the stake, the stake included. */
export type Returns<Spot extends string = string> = Readonly<Partial<Record<Spot, number>>>

export const returned = (stake: number, hundredths: number): number => Math.floor((stake * hundredths) / 100)
