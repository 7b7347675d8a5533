import { useTranslation } from 'react-i18next'
import { useBrand } from '#brand/platform-status.ts'
import type { Payouts } from '#money/payouts/payout-queries.ts'
import { Money } from '#ui/content/money.tsx'
import { Summary, type SummaryRow } from '#ui/content/summary.tsx'
import { receivedOf } from './withdrawable.ts'

interface OrderSummaryProps {
  amount: number
  limits: Payouts['limits']
}

/** Shows the fee, what will arrive, and how many withdrawals are left today. */
export function OrderSummary({ amount, limits }: OrderSummaryProps) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const { fee, perDay, leftToday } = limits
  const left: SummaryRow[] =
    perDay === null || leftToday === null
      ? []
      : [{ label: t('withdraw.left_today'), value: t('withdraw.left_of', { count: leftToday, limit: perDay }) }]
  return (
    <Summary
      label={t('withdraw.summary')}
      rows={[
        ...left,
        { label: t('withdraw.amount'), value: <Money amount={amount} currency={currency} /> },
        { label: t('withdraw.fee'), value: <Money amount={fee} currency={currency} /> },
      ]}
      total={{
        label: t('withdraw.arrives'),
        value: <Money amount={receivedOf(amount, limits)} currency={currency} />,
      }}
    />
  )
}
