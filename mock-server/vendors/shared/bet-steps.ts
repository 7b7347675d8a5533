const steps = [1, 2, 5, 10, 20, 50, 100]

/** Returns the bets that a game accepts, smallest first. */
export const betSteps = (minBet: number): number[] => steps.map((step) => step * minBet)
