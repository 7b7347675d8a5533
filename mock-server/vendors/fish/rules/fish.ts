/**
 * The return rate of a shooting game. A shot costs its stake when it hits a fish, and each hit is decided independently.
 * A fish that pays `m` times the stake is caught with the probability `returnRate / m`, so all fish have the same return.
 */
export const returnRate = 0.96

/** The payouts of a caught fish as multiples of the stake, smallest first and equally likely. */
export const fishPays = {
  shrimp: [2],
  tropical: [3],
  blowfish: [5],
  squid: [8],
  crab: [10],
  jellyfish: [12],
  turtle: [15],
  octopus: [20],
  lobster: [30],
  dolphin: [40],
  shark: [60],
  whale: [100],
  boss: [100, 150, 200, 300, 500],
} as const satisfies Record<string, readonly number[]>

export type Species = keyof typeof fishPays

export const speciesNames = Object.keys(fishPays) as [Species, ...Species[]]

const mean = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length

/** Returns the probability that a hit catches a fish. */
export const catchChance = (species: Species): number => returnRate / mean(fishPays[species])

/** Returns a hit's payout as a multiple of the stake. Two fractions in [0, 1) decide the catch and the amount. */
export function payOf(species: Species, { caught, amount }: { caught: number; amount: number }): number {
  if (caught >= catchChance(species)) return 0
  const pays = fishPays[species]
  return pays[Math.floor(amount * pays.length)] ?? pays[0]
}
