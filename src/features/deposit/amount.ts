import type { Limits, Promo } from '#contract/deposit.ts'
import { readAmount, writeAmount } from '#contract/typed-amount.ts'

/** Returns the key of an invalid amount's message, if any. */
export function amountProblem(typed: string, { minimum, maximum, unit }: Limits, tag: string): string | undefined {
  const amount = readAmount(typed, tag)
  if (amount === undefined && typed.trim() !== '') return 'deposit.amount_unreadable'
  if (!amount) return 'deposit.amount_required'
  if (amount < minimum) return 'deposit.below'
  if (amount > maximum) return 'deposit.above'
  return amount % unit === 0 ? undefined : 'deposit.in_units'
}

/** Returns the field's text after adding a quick amount, up to the largest deposit. */
export const addAmount = (typed: string, more: number, { maximum }: Limits, tag: string): string =>
  writeAmount(Math.min((readAmount(typed, tag) ?? 0) + more, maximum), tag)

/** Estimates the bonus; the gateway calculates the actual one. */
export function bonusPreview(amount: number, promo: Promo | undefined): number {
  if (!promo || amount < promo.minimum) return 0
  return Math.min(Math.floor(amount * promo.percent) / 100, promo.maximumBonus)
}
