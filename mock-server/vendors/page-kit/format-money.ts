export interface Currency {
  symbol: string
  /** F puts the symbol before the amount, B after it. */
  position: 'F' | 'B'
}

/** Formats an amount, with decimals only if it has any. */
export function formatMoney(amount: number, { symbol, position }: Currency, language: string): string {
  const digits = Number.isInteger(amount) ? 0 : 2
  const number = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount)
  return position === 'B' ? `${number}${symbol}` : `${symbol}${number}`
}
