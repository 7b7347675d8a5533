import { useBrand } from '#brand/platform-status.ts'
import { formatNumber } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'

/** Returns a formatter of round amounts, such as limits, without decimals. */
export function useShortMoney(): (amount: number) => string {
  const { currency } = useBrand()
  const language = useLanguage()
  return (amount) => {
    const number = formatNumber(amount, language, { maximumFractionDigits: 0 })
    return currency.position === 'B' ? `${number}${currency.symbol}` : `${currency.symbol}${number}`
  }
}
