import type { Limits, Promo } from '#contract/deposit.ts'

const longest = 12

/** What may be typed as an amount: digits without leading zeros. */
export const amountDigits = (text: string): string => text.replace(/\D/g, '').replace(/^0+/, '').slice(0, longest)

/** The amount of a field, nothing for an empty one. */
export const amountOf = (digits: string): number => Number(digits || 0)

/** The key of what is wrong with an amount, if anything is. */
export function amountProblem(digits: string, { minimum, maximum, unit }: Limits): string | undefined {
  const amount = amountOf(digits)
  if (amount === 0) return 'deposit.amount_required'
  if (amount < minimum) return 'deposit.below'
  if (amount > maximum) return 'deposit.above'
  return amount % unit === 0 ? undefined : 'deposit.in_units'
}

/** An amount after a quick one was added; never more than a deposit may be. */
export const addAmount = (digits: string, more: number, { maximum }: Limits): string =>
  String(Math.min(amountOf(digits) + more, maximum))

/** The bonus as the gateway will work it out; it has the last word. */
export function bonusPreview(amount: number, promo: Promo | undefined): number {
  if (!promo || amount < promo.minimum) return 0
  return Math.min(Math.floor(amount * promo.percent) / 100, promo.maximumBonus)
}
