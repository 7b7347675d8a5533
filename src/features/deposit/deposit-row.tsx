import { useTranslation } from 'react-i18next'
import { useBrand } from '#brand/platform-status.ts'
import type { Deposit } from '#contract/deposit.ts'
import { formatDateTime } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useMoneyText } from '#money/use-money-text.ts'
import { Money } from '#ui/money.tsx'
import { RecordIcon, RecordRow } from '#ui/record-row.tsx'
import styles from './deposit.module.css'
import { methodIcons } from './method-icons.ts'

/** One deposit: its method, amount, bonus and status. */
export function DepositRow({ deposit: { at, method, bankName, amount, bonus, status } }: { deposit: Deposit }) {
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
      end={
        <>
          <Money amount={amount} currency={currency} />
          {bonus > 0 && <span>{t('deposit.record_plus', { amount: money(bonus) })}</span>}
          <span className={styles.status} data-status={status}>
            {t(`deposit.status_${status}`)}
          </span>
        </>
      }
    >
      <time dateTime={new Date(at).toISOString()}>{formatDateTime(at, useLanguage())}</time>
    </RecordRow>
  )
}
