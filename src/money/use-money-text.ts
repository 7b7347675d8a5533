import { useBrand } from '#brand/platform-status.ts'
import { formatMoney } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'

/** Writes amounts of the merchant's currency where money stands inside a sentence; elsewhere use `Money`. */
export function useMoneyText(): (amount: number) => string {
  const { currency } = useBrand()
  const language = useLanguage()
  return (amount) => formatMoney(amount, currency, language)
}
