import { Landmark } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBrand } from '#brand/platform-status.ts'
import type { Withdrawal } from '#contract/withdraw.ts'
import { formatRecordTime } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { OrderStatus } from '#money/order-parts.tsx'
import { useMoneyText } from '#money/use-money-text.ts'
import { Money } from '#ui/content/money.tsx'
import { RecordIcon, RecordRow } from '#ui/records/record-row.tsx'
import { isReturned, withdrawalTones } from './withdrawal-tones.ts'

/** One withdrawal: its account, amount, fee and status. */
export function WithdrawRow({ withdrawal }: { withdrawal: Withdrawal }) {
  const { id, at, bankName, maskedNumber, amount, fee, status, reason } = withdrawal
  const { t } = useTranslation()
  const { currency } = useBrand()
  const money = useMoneyText()
  return (
    <RecordRow
      picture={
        <RecordIcon good={status === 'approved'}>
          <Landmark size={20} />
        </RecordIcon>
      }
      title={bankName}
      to={`/m/withdraw?${new URLSearchParams({ order: id })}`}
      opens={id}
      end={
        <>
          <Money amount={amount} currency={currency} />
          {fee > 0 && !isReturned(status) && <span>{t('withdraw.record_fee', { amount: money(fee) })}</span>}
          <OrderStatus tone={withdrawalTones[status]}>{t(`withdraw.status_${reason ?? status}`)}</OrderStatus>
        </>
      }
    >
      <span>{maskedNumber}</span>
      <time dateTime={new Date(at).toISOString()}>{formatRecordTime(at, useLanguage())}</time>
    </RecordRow>
  )
}
