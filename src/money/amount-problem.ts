import type { Limits } from '#contract/deposit.ts'
import { readAmount } from '#contract/typed-amount.ts'

/** Returns the key of the message about a text that is not an amount above 0, if any. */
export function readingProblem(typed: string, tag: string): string | undefined {
  const amount = readAmount(typed, tag)
  if (amount === undefined && typed.trim() !== '') return 'amount.unreadable'
  return amount ? undefined : 'amount.required'
}

/** Returns the key of an invalid amount's message, if any. */
export function amountProblem(typed: string, { minimum, maximum, unit }: Limits, tag: string): string | undefined {
  const amount = readAmount(typed, tag)
  if (!amount) return readingProblem(typed, tag)
  if (amount < minimum) return 'amount.below'
  if (amount > maximum) return 'amount.above'
  return amount % unit === 0 ? undefined : 'amount.in_units'
}
