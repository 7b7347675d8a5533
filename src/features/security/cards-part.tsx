import { useQuery } from '@tanstack/react-query'
import { CreditCard, Landmark } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { rulesQuery } from '#brand/rules-query.ts'
import type { BankCard } from '#contract/withdraw.ts'
import { failureText } from '#gateway/failure.ts'
import { AddCardForm } from '#money/payouts/add-card-form.tsx'
import { payoutQueries } from '#money/payouts/payout-queries.ts'
import { useViewer } from '#session/viewer.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { FormSkeleton } from '#ui/forms/form-skeleton.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { FailedState } from '#ui/states/failed-state.tsx'
import { PartLink } from './part-link.tsx'
import styles from './security.module.css'

/** Lists the bank accounts for payouts, and adds one. */
export function CardsPart({ payeeName }: { payeeName: string }) {
  const { t } = useTranslation()
  const viewer = useViewer()
  const payouts = useQuery(payoutQueries.cards(viewer))
  const password = useQuery(payoutQueries.password(viewer))
  const rules = useQuery(rulesQuery())
  if (payouts.data && password.data && rules.data) {
    const { cards, cardLimit, banks } = payouts.data
    return (
      <>
        <CardList cards={cards} limit={cardLimit} />
        {!password.data.hasWithdrawalPassword && <PasswordFirst />}
        {password.data.hasWithdrawalPassword && cards.length < cardLimit && (
          <section className={styles.add} aria-labelledby="add-card">
            <h3 id="add-card">{t('security.add_card')}</h3>
            <AddCardForm
              key={cards.length}
              rules={rules.data}
              banks={banks}
              password={password.data}
              registeredName={payeeName}
              onAdded={() => undefined}
            />
          </section>
        )}
      </>
    )
  }
  const all = [payouts, password, rules]
  const failed = all.find(({ isError }) => isError)
  if (!failed) return <FormSkeleton fields={5} />
  const retry = () => Promise.all(all.filter(({ isError }) => isError).map(({ refetch }) => refetch()))
  return <FailedState message={t(failureText(failed.error))} onRetry={retry} />
}

function CardList({ cards, limit }: { cards: readonly BankCard[]; limit: number }) {
  const { t } = useTranslation()
  if (cards.length === 0) {
    return <EmptyState icon={<CreditCard />} title={t('security.no_cards')} hint={t('security.no_cards_hint')} />
  }
  return (
    <div className={styles.cards}>
      <p className={styles.quiet}>{t('security.cards_of', { count: cards.length, limit })}</p>
      <ul>
        {cards.map(({ id, bankName, maskedNumber, payeeName }) => (
          <li key={id} className={styles.card}>
            <Landmark size={22} />
            <span className={styles.text}>
              <strong>{bankName}</strong>
              <bdi>{maskedNumber}</bdi>
            </span>
            <bdi className={styles.owner}>{payeeName}</bdi>
          </li>
        ))}
      </ul>
      <p className={styles.small}>{t('security.cards_fixed')}</p>
    </div>
  )
}

/** Explains that a bank account needs a payment password first. */
function PasswordFirst() {
  const { t } = useTranslation()
  return (
    <div className={styles.add}>
      <p>{t('withdraw.password_unset')}</p>
      <PartLink part="payment" className={buttonClass({ size: 'large', wide: true })}>
        {t('security.set_payment')}
      </PartLink>
    </div>
  )
}
