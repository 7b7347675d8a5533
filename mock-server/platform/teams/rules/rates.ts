import { type GameCategory, gameCategories } from '#contract/games.ts'
import { recordOf } from '#contract/record-of.ts'

/** Cash back rates on stakes by category, in hundredths of a per cent. Agents pass them down the tree. */
export type Rates = Readonly<Record<GameCategory, number>>

export const noRates: Rates = { RNG: 0, LIVE: 0, FISH: 0, SPORTS: 0, PVP: 0, ELOTT: 0, BINGO: 0 }

/** Returns one rate weighted by each category's share, rounded to hundredths of a per cent. */
export const weightedRates = (rate: number, share: Rates): Rates =>
  recordOf(gameCategories, (category) => Math.round((rate * share[category]) / 100))

export interface RateRange {
  minimum: number
  maximum: number
}

/** Returns the range of a downline's rate: at most the upline's own, at least the highest rate of those below it. */
export const rateRange = (own: Rates, below: readonly Rates[], category: GameCategory): RateRange => ({
  minimum: Math.max(0, ...below.map((rates) => rates[category])),
  maximum: own[category],
})

/** Returns the first category whose rate exceeds the limit. */
export const exceeding = (rates: Rates, limit: Rates): GameCategory | undefined =>
  gameCategories.find((category) => rates[category] > limit[category])
