import type { Limits, Promo } from '#contract/deposit.ts'
import { readAmount, writeAmount } from '#contract/typed-amount.ts'

/** The key of what is wrong with a typed amount, if anything is. */
export function amountProblem(typed: string, { minimum, maximum, unit }: Limits, tag: string): string | undefined {
  const amount = readAmount(typed, tag)
  if (amount === undefined && typed.trim() !== '') return 'deposit.amount_unreadable'
  if (!amount) return 'deposit.amount_required'
  if (amount < minimum) return 'deposit.below'
  if (amount > maximum) return 'deposit.above'
  return amount % unit === 0 ? undefined : 'deposit.in_units'
}

/** What the field shows after a quick amount was added; never more than a deposit may be. */
export const addAmount = (typed: string, more: number, { maximum }: Limits, tag: string): string =>
  writeAmount(Math.min((readAmount(typed, tag) ?? 0) + more, maximum), tag)

/** The bonus as the gateway will work it out; it has the last word. */
export function bonusPreview(amount: number, promo: Promo | undefined): number {
  if (!promo || amount < promo.minimum) return 0
  return Math.min(Math.floor(amount * promo.percent) / 100, promo.maximumBonus)
}
