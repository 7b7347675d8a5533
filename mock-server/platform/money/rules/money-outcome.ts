import { type DepositOutcome, meaningfulAmounts, type WithdrawalOutcome } from '#fixtures/money-outcomes.ts'
import { toMinor } from '#mock-server/values/minor-units.ts'

const outcomesOf = (amount: number) => meaningfulAmounts.find((one) => toMinor(one.amount) === amount)

/** Returns the outcome of a deposit: the forced one, else the one of its amount in minor units. */
export const depositOutcome = (amount: number, forced: DepositOutcome | 'byAmount'): DepositOutcome =>
  forced === 'byAmount' ? (outcomesOf(amount)?.deposit ?? 'succeed') : forced

/** Returns the outcome of a withdrawal: the forced one, else the one of its amount in minor units. */
export const withdrawalOutcome = (amount: number, forced: WithdrawalOutcome | 'byAmount'): WithdrawalOutcome =>
  forced === 'byAmount' ? (outcomesOf(amount)?.withdrawal ?? 'approve') : forced
