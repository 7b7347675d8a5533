import { type DepositOutcome, meaningfulAmounts, type WithdrawalOutcome } from '#fixtures/money-outcomes.ts'
import { toMinor } from '#mock-server/values/minor-units.ts'

const meaningOf = (amount: number) => meaningfulAmounts.find((one) => toMinor(one.amount) === amount)

/** What is to become of a deposit of an amount in minor units, where nobody has forced anything else. */
export const depositOutcome = (amount: number, forced: DepositOutcome | 'byAmount'): DepositOutcome =>
  forced === 'byAmount' ? (meaningOf(amount)?.deposit ?? 'succeed') : forced

/** The same of a withdrawal. */
export const withdrawalOutcome = (amount: number, forced: WithdrawalOutcome | 'byAmount'): WithdrawalOutcome =>
  forced === 'byAmount' ? (meaningOf(amount)?.withdrawal ?? 'approve') : forced
