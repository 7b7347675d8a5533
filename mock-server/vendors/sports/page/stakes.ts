import { type Leg, oddsOf } from './legs.ts'

export type Mode = 'single' | 'accumulator'

/** The picks, and how the player bets on them. */
export interface SlipState {
  slip: readonly Leg[]
  mode: Mode
  /** In major units; undefined without a valid amount. */
  stake: number | undefined
}

/** Returns whether the legs can form an accumulator: one leg per match. */
export const canCombine = ({ slip }: Pick<SlipState, 'slip'>): boolean =>
  slip.length > 1 && new Set(slip.map(({ match }) => match.id)).size === slip.length

export const modeOf = (state: Pick<SlipState, 'slip' | 'mode'>): Mode => (canCombine(state) ? state.mode : 'single')

/** Returns the bets of the slip. */
export const betsOf = (state: Pick<SlipState, 'slip' | 'mode'>): readonly (readonly Leg[])[] =>
  modeOf(state) === 'accumulator' ? [state.slip] : state.slip.map((leg) => [leg])

/** Returns the cost of the slip's bets and the payout if all win, in major units. */
export function sumsOf(state: SlipState): { cost: number; potential: number } {
  const bets = betsOf(state)
  const stake = state.stake ?? 0
  const pays = bets.map((legs) => Math.floor(stake * 100 * oddsOf(legs) + 1e-6) / 100)
  return { cost: stake * bets.length, potential: pays.reduce((sum, one) => sum + one, 0) }
}
