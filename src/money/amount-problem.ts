import type { Limits } from '#contract/deposit.ts'
import { readAmount } from '#contract/typed-amount.ts'

/** Returns the key of an invalid amount's message, if any. */
export function amountProblem(typed: string, { minimum, maximum, unit }: Limits, tag: string): string | undefined {
  const amount = readAmount(typed, tag)
  if (amount === undefined && typed.trim() !== '') return 'amount.unreadable'
  if (!amount) return 'amount.required'
  if (amount < minimum) return 'amount.below'
  if (amount > maximum) return 'amount.above'
  return amount % unit === 0 ? undefined : 'amount.in_units'
}
