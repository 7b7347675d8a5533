import { useTranslation } from 'react-i18next'
import { useBrand } from '#brand/platform-status.ts'
import type { Payouts } from '#money/payouts/payout-queries.ts'
import { Money } from '#ui/content/money.tsx'
import { Summary } from '#ui/content/summary.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import type { useWithdrawForm } from './use-withdraw-form.ts'
import styles from './withdraw.module.css'
import { receivedOf } from './withdrawable.ts'

interface ConfirmOrderProps {
  order: ReturnType<typeof useWithdrawForm>
  limits: Payouts['limits']
}

/** Asks for confirmation of a withdrawal, and sends it. */
export function ConfirmOrder({ order, limits }: ConfirmOrderProps) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const { card, amount } = order
  return (
    <Dialog
      role="alertdialog"
      open={order.asking}
      onClose={order.cancel}
      title={t('withdraw.confirm_title')}
      closeHidden
      actions={
        <>
          <Button kind="secondary" disabled={order.sending} onClick={order.cancel}>
            {t('common.cancel')}
          </Button>
          <Button onClick={order.submit}>{t('menu.withdraw')}</Button>
        </>
      }
    >
      <div className={styles.plain}>
        <Summary
          rows={[
            { label: t('withdraw.bank'), value: card?.bankName },
            { label: t('withdraw.number'), value: card?.maskedNumber },
            { label: t('withdraw.payee'), value: card?.payeeName },
            { label: t('withdraw.amount'), value: <Money amount={amount} currency={currency} /> },
            { label: t('withdraw.fee'), value: <Money amount={limits.fee} currency={currency} /> },
          ]}
          total={{
            label: t('withdraw.arrives'),
            value: <Money amount={receivedOf(amount, limits)} currency={currency} />,
          }}
        />
      </div>
    </Dialog>
  )
}
