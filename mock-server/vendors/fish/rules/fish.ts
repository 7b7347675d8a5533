/**
 * The rules of a shooting game. A shot costs its stake when it hits a fish, and each hit is decided on its own: a fish that
 * pays `m` times the stake is caught with the probability `returnRate / m`, so every fish gives the same back in the long run.
 */
export const returnRate = 0.96

/** What a caught fish pays, in stakes; of several amounts each is as likely. The least first. */
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

/** The probability that a hit catches a fish. */
export const catchChance = (species: Species): number => returnRate / mean(fishPays[species])

/** What a hit pays, in stakes, by two fractions in [0, 1): whether it catches, and how much. */
export function payOf(species: Species, { caught, amount }: { caught: number; amount: number }): number {
  if (caught >= catchChance(species)) return 0
  const pays = fishPays[species]
  return pays[Math.floor(amount * pays.length)] ?? pays[0]
}
