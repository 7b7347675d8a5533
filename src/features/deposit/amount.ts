import type { Limits, Promo } from '#contract/deposit.ts'
import { readAmount, writeAmount } from '#contract/typed-amount.ts'

/** Returns the field's text after adding a quick amount, up to the largest deposit. */
export const addAmount = (typed: string, more: number, { maximum }: Limits, tag: string): string =>
  writeAmount(Math.min((readAmount(typed, tag) ?? 0) + more, maximum), tag)

/** Estimates the bonus; the gateway calculates the actual one. */
export function bonusPreview(amount: number, promo: Promo | undefined): number {
  if (!promo || amount < promo.minimum) return 0
  return Math.min(Math.floor(amount * promo.percent) / 100, promo.maximumBonus)
}
