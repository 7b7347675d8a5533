import { type GameCategory, gameCategories } from '#contract/games.ts'

/** Cash back on stakes that comes down the agents' tree, by category, in hundredths of a per cent. */
export type Rates = Readonly<Record<GameCategory, number>>

export const noRates: Rates = { RNG: 0, LIVE: 0, FISH: 0, SPORTS: 0, PVP: 0, ELOTT: 0, BINGO: 0 }

/** One rate weighed by category; rounded to hundredths of a per cent. */
export const weighedRates = (rate: number, share: Rates): Rates =>
  Object.fromEntries(
    gameCategories.map((category) => [category, Math.round((rate * share[category]) / 100)]),
  ) as unknown as Rates

export interface RateRange {
  minimum: number
  maximum: number
}

/** What a downline's rate may be: not above the upline's own, not below what the downline has given on. */
export const rateRange = (own: Rates, given: readonly Rates[], category: GameCategory): RateRange => ({
  minimum: Math.max(0, ...given.map((rates) => rates[category])),
  maximum: own[category],
})

/** The first category in which one has more than another. */
export const exceeding = (rates: Rates, limit: Rates): GameCategory | undefined =>
  gameCategories.find((category) => rates[category] > limit[category])

/** Hundredths of a per cent, of a rate in per cent; nothing when the rate is finer than that. */
export function toHundredths(perCent: number): number | undefined {
  const hundredths = Math.round(perCent * 100)
  return Math.abs(perCent * 100 - hundredths) < 1e-9 ? hundredths : undefined
}
