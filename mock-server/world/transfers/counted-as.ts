import type { Movement, MovementReason } from './transfer.ts'

/** The columns of a profit and loss report. */
export const profitColumns = ['deposit', 'withdrawal', 'bet', 'win', 'bonus', 'rebate'] as const
export type ProfitColumn = (typeof profitColumns)[number]

/**
 * The column and the sign of each reason. Money that only moves between places counts nowhere, nor does an agent's
 * income, which has its own reports.
 */
const places: Record<MovementReason, readonly [ProfitColumn, 1 | -1] | undefined> = {
  opening: undefined,
  transfer: undefined,
  withdraw: undefined,
  withdrawReturned: undefined,
  commission: undefined,
  dividend: undefined,
  salary: undefined,
  deposit: ['deposit', 1],
  payout: ['withdrawal', 1],
  withdrawFee: ['withdrawal', 1],
  bet: ['bet', 1],
  betReturned: ['bet', -1],
  win: ['win', 1],
  bonus: ['bonus', 1],
  reward: ['bonus', 1],
  promotion: ['bonus', 1],
  referral: ['bonus', 1],
  rebate: ['rebate', 1],
}

type Counted = Pick<Movement, 'reason' | 'amount'>

/** Returns the amount that a movement adds to its column, in minor units; undefined if it counts nowhere. */
export function countedAs({ reason, amount }: Counted): Partial<Record<ProfitColumn, number>> | undefined {
  const [column, sign] = places[reason] ?? []
  return column && sign && { [column]: sign * amount }
}
