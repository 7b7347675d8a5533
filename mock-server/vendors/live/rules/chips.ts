const denominations = [100, 500, 1_000, 5_000, 10_000, 50_000, 100_000, 500_000, 1_000_000]

/** Returns the chips of a table in major units: the smallest bet and five larger ones. */
export const chipsFor = (minBet: number): number[] =>
  [minBet, ...denominations.filter((chip) => chip > minBet)].slice(0, 6)
