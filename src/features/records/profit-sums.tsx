import { useTranslation } from 'react-i18next'
import { useBrand } from '#brand/platform-status.ts'
import type { ProfitTotals } from '#contract/wallet.ts'
import { Money } from '#ui/content/money.tsx'
import { Sums } from '#ui/records/sums.tsx'

const parts = [
  ['bet', 'records.stakes'],
  ['win', 'records.wins'],
  ['bonus', 'records.bonus'],
  ['rebate', 'records.rebate'],
  ['deposit', 'records.deposit'],
  ['withdrawal', 'records.withdrawal'],
] as const

/** The sums of the gateway. The net result is wins, bonuses and cash back less bets. */
export function ProfitSums({ totals }: { totals: ProfitTotals }) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const sums = parts.map(([part, label]) => ({
    label: t(label),
    value: <Money amount={totals[part]} currency={currency} />,
  }))
  const net = <Money amount={totals.profit} currency={currency} signed />
  return <Sums label={t('records.sums')} sums={[...sums, { label: t('records.net'), value: net, isResult: true }]} />
}
