import { useTranslation } from 'react-i18next'
import { useBrand } from '#brand/platform-status.ts'
import type { Deposit } from '#contract/deposit.ts'
import { formatRecordTime } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { OrderStatus } from '#money/order-parts.tsx'
import { useMoneyText } from '#money/use-money-text.ts'
import { Money } from '#ui/content/money.tsx'
import { RecordIcon, RecordRow } from '#ui/records/record-row.tsx'
import type { OutcomeTone } from '#ui/states/outcome.tsx'
import { methodIcons } from './method-icons.ts'

/** Cancelled and expired deposits are muted: nothing went wrong. */
const tones: Partial<Record<Deposit['status'], OutcomeTone>> = {
  pending: 'waiting',
  credited: 'done',
  failed: 'failed',
}

/** One deposit: its method, amount, bonus and status. */
export function DepositRow({ deposit: { id, at, method, bankName, amount, bonus, status } }: { deposit: Deposit }) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const money = useMoneyText()
  const Icon = methodIcons[method]
  return (
    <RecordRow
      picture={
        <RecordIcon>
          <Icon size={20} />
        </RecordIcon>
      }
      title={bankName ?? t(`deposit.method_${method}`)}
      to={`/m/voucherCenter?${new URLSearchParams({ deposit: id })}`}
      opens={id}
      end={
        <>
          <Money amount={amount} currency={currency} />
          {bonus > 0 && <span>{t('deposit.record_plus', { amount: money(bonus) })}</span>}
          <OrderStatus tone={tones[status]}>{t(`deposit.status_${status}`)}</OrderStatus>
        </>
      }
    >
      <time dateTime={new Date(at).toISOString()}>{formatRecordTime(at, useLanguage())}</time>
    </RecordRow>
  )
}
