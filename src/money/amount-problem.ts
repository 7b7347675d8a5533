import type { Limits } from '#contract/deposit.ts'
import { readAmount } from '#contract/typed-amount.ts'
import type { MessageKey } from '#i18n/languages.ts'

/** Returns the key of the message about a text that is not an amount above 0, if any. */
export function readingProblem(typed: string, tag: string): MessageKey | undefined {
  const amount = readAmount(typed, tag)
  if (amount === undefined && typed.trim() !== '') return 'amount.unreadable'
  return amount ? undefined : 'amount.required'
}

/** Returns the key of an invalid amount's message, if any. */
export function amountProblem(typed: string, { minimum, maximum, unit }: Limits, tag: string): MessageKey | undefined {
  const amount = readAmount(typed, tag)
  if (!amount) return readingProblem(typed, tag)
  if (amount < minimum) return 'amount.below'
  if (amount > maximum) return 'amount.above'
  return amount % unit === 0 ? undefined : 'amount.in_units'
}
