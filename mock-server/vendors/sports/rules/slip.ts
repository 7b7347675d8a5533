/** What became of one leg of a bet; an open leg's match is not over. */
export type LegStatus = 'open' | 'won' | 'lost' | 'void'

interface Leg {
  odds: number
  status: LegStatus
}

/** A bet is lost with its first lost leg, open while any is, void when all are, and won otherwise. */
export function slipStatus(legs: readonly Pick<Leg, 'status'>[]): LegStatus {
  if (legs.some(({ status }) => status === 'lost')) return 'lost'
  if (legs.some(({ status }) => status === 'open')) return 'open'
  return legs.every(({ status }) => status === 'void') ? 'void' : 'won'
}

/** The product of the legs' odds in whole hundredths of thousandths, so that no stake ends between two minor units by chance. */
export const totalOdds = (odds: readonly number[]): number =>
  Number(odds.reduce((product, one) => product * one, 1).toFixed(5))

/** What a bet pays back, in minor units: a void leg counts for 1. */
export function slipReturn(stake: number, legs: readonly Leg[]): number {
  const status = slipStatus(legs)
  if (status === 'lost' || status === 'open') return 0
  const odds = totalOdds(legs.map((leg) => (leg.status === 'void' ? 1 : leg.odds)))
  return Math.floor(stake * odds + 1e-6)
}
