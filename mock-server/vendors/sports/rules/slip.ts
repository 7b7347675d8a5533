/** The status of a leg; it is open until its match ends. */
export type LegStatus = 'open' | 'won' | 'lost' | 'void'

interface Leg {
  odds: number
  status: LegStatus
}

/** Returns the status of a bet: lost with any lost leg, open with any open leg, void if all are void, else won. */
export function slipStatus(legs: readonly Pick<Leg, 'status'>[]): LegStatus {
  if (legs.some(({ status }) => status === 'lost')) return 'lost'
  if (legs.some(({ status }) => status === 'open')) return 'open'
  return legs.every(({ status }) => status === 'void') ? 'void' : 'won'
}

/** Returns the product of the legs' odds, rounded so that floating-point error cannot change a payout. */
export const totalOdds = (odds: readonly number[]): number =>
  Number(odds.reduce((product, one) => product * one, 1).toFixed(5))

/** Returns a bet's payout in minor units; a void leg counts as odds of 1. */
export function slipReturn(stake: number, legs: readonly Leg[]): number {
  const status = slipStatus(legs)
  if (status === 'lost' || status === 'open') return 0
  const odds = totalOdds(legs.map((leg) => (leg.status === 'void' ? 1 : leg.odds)))
  return Math.floor(stake * odds + 1e-6)
}
