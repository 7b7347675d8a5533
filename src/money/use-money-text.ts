import { useBrand } from '#brand/platform-status.ts'
import { formatMoney } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'

/** Returns a formatter of amounts in the merchant's currency, for money inside a sentence. Elsewhere use `Money`. */
export function useMoneyText(): (amount: number) => string {
  const { currency } = useBrand()
  const language = useLanguage()
  return (amount) => formatMoney(amount, currency, language)
}
