import { useTranslation } from 'react-i18next'
import { useBrand } from '#brand/platform-status.ts'
import { formatNumber } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { Money } from '#ui/content/money.tsx'
import { type Figure, kindOf } from './kpi-columns.ts'

/** Shows a figure by its kind: people, a number, an amount, or a gain or loss. */
export function FigureValue({ figure, value }: { figure: Figure; value: number }) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const language = useLanguage()
  const kind = kindOf(figure)
  const number = formatNumber(value, language)
  if (kind === 'people') return t('agent.count', { people: number })
  if (kind === 'number') return number
  return <Money amount={value} currency={currency} signed={kind === 'result'} />
}
