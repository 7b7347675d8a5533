import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { AmountField } from '#money/amount-field.tsx'
import { PaymentPasswordField } from '#money/payouts/payment-password-field.tsx'
import { Button } from '#ui/controls/button.tsx'
import { AllOfIt, type MainWallet } from './all-of-it.tsx'
import { BlockedText, blockedTextId } from './blocked-text.tsx'
import { CardChoice } from './card-choice.tsx'
import { ConfirmOrder } from './confirm-order.tsx'
import type { PayoutProps } from './first-card.tsx'
import { OrderSummary } from './order-summary.tsx'
import { TurnoverCard } from './turnover-card.tsx'
import { useReached } from './use-reached.ts'
import { useWithdrawForm } from './use-withdraw-form.ts'
import styles from './withdraw.module.css'
import { blockOf } from './withdrawable.ts'

export interface WithdrawFormProps extends PayoutProps {
  wallet: MainWallet
  /** The address at which a forgotten payment password is reset, if there is one. */
  recoverAt: string | undefined
  /** Called with the id of a new withdrawal. */
  onMade: (id: string) => void
}

export function WithdrawForm({ wallet, recoverAt, onMade, ...payoutProps }: WithdrawFormProps) {
  const { t } = useTranslation()
  const { payouts, password, rules } = payoutProps
  const { limits, turnover } = payouts
  const locked = !useReached(password.lockedUntil)
  const order = useWithdrawForm({ payouts, rules, balance: wallet.balance, onMade })
  const block = blockOf({ limits, turnover, locked, balance: wallet.balance })
  return (
    <>
      {turnover.missing > 0 && <TurnoverCard turnover={turnover} />}
      {/* Its dialog holds a form, and a form must not be in another one. */}
      <CardChoice {...payoutProps} value={order.card?.id ?? ''} onChange={order.setCardId} />
      <form {...order.form.props} className={styles.form}>
        <AmountField form={order.form} limits={limits} label={t('withdraw.amount')}>
          <AllOfIt wallet={wallet} limits={limits} onAll={order.setAll} />
        </AmountField>
        <div className={styles.password}>
          <PaymentPasswordField form={order.form} state={password} />
          {recoverAt && (
            <Link to={recoverAt} className={styles.link}>
              {t('withdraw.forgotten')}
            </Link>
          )}
        </div>
        <OrderSummary amount={order.amount} limits={limits} />
        <div>
          <BlockedText block={block} payouts={payouts} password={password} />
          <Button
            type="submit"
            size="large"
            wide
            disabled={block !== undefined}
            aria-describedby={block && blockedTextId}
            onClick={order.ask}
          >
            {t('menu.withdraw')}
          </Button>
        </div>
      </form>
      <ConfirmOrder order={order} limits={limits} />
    </>
  )
}
