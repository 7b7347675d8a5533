import type { Currency } from '#merchant/brand.ts'

/** Returns an amount in minor units with the merchant's sign. */
export function formatMinor(amount: number, currency: Currency | undefined): string {
  const number = new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(Math.abs(amount) / 100)
  const sign = amount < 0 ? '−' : ''
  if (!currency) return sign + number
  return currency.position === 'F' ? `${sign}${currency.symbol}${number}` : `${sign}${number}${currency.symbol}`
}
