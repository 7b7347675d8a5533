export interface Currency {
  symbol: string
  /** F puts the symbol before the amount, B after it. */
  position: 'F' | 'B'
}

/** Decimals only where there are any: games show small stakes large. */
export function formatMoney(amount: number, { symbol, position }: Currency, language: string): string {
  const digits = Number.isInteger(amount) ? 0 : 2
  const number = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount)
  return position === 'B' ? `${number}${symbol}` : `${symbol}${number}`
}
