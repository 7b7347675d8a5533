import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBrand } from '#brand/platform-status.ts'
import type { Deposit, Promo } from '#contract/deposit.ts'
import { refusalOf } from '#gateway/failure.ts'
import { payoutQueries } from '#money/payouts/payout-queries.ts'
import { useKeyedMutation } from '#money/use-keyed-mutation.ts'
import { useMoneyText } from '#money/use-money-text.ts'
import { walletKey } from '#money/wallet-key.ts'
import { useViewer } from '#session/viewer.ts'
import { Money } from '#ui/content/money.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Choices } from '#ui/forms/choices.tsx'
import { useShowRefusal } from '#ui/forms/use-show-refusal.ts'
import { toast } from '#ui/layers/toast.ts'
import { bonusPreview } from './amount.ts'
import styles from './deposit.module.css'
import { acceptPromo, depositQueries } from './deposit-queries.ts'

interface AcceptPromoProps {
  deposit: Deposit
  promos: readonly Promo[]
}

/** Offers the bonuses that a deposit without one can still take; nothing if there is none. */
export function AcceptPromo({ deposit, promos }: AcceptPromoProps) {
  const [first, ...others] = promos
  return first ? <Offer deposit={deposit} promos={[first, ...others]} /> : null
}

function Offer({ deposit, promos }: { deposit: Deposit; promos: readonly [Promo, ...Promo[]] }) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const accept = useAccept(deposit.id)
  const [promoId, setPromoId] = useState(promos[0].id)
  const promo = promos.find(({ id }) => id === promoId) ?? promos[0]
  const choices = promos.map((one) => ({
    value: one.id,
    title: one.name,
    text: one.text,
    end: <Money amount={bonusPreview(deposit.amount, one)} currency={currency} signed />,
  }))
  return (
    <section className={styles.offer}>
      <h2>{t('deposit.accept_title')}</h2>
      <p>{t('deposit.accept_text')}</p>
      <Choices name="promo" label={t('deposit.promo')} choices={choices} value={promo.id} onChange={setPromoId} />
      <Button wide onClick={() => accept(promo.id)}>
        {t('deposit.accept')}
      </Button>
    </section>
  )
}

/** Returns what a press on "take the bonus" does: it accepts the promotion once, and a toast reports the outcome. */
function useAccept(depositId: string): (promoId: string) => Promise<void> {
  const { t } = useTranslation()
  const money = useMoneyText()
  const showRefusal = useShowRefusal()
  const { language } = useViewer()
  const { mutateAsync } = useKeyedMutation({
    operationOf: (promoId: string) => `promo/${depositId}/${promoId}`,
    send: (promoId, idempotencyKey) => acceptPromo({ depositId, promoId, idempotencyKey, language }),
    stale: [depositQueries.all, walletKey, payoutQueries.all],
  })
  return (promoId) =>
    mutateAsync(promoId).then(
      ({ bonus }) => toast.show(t('deposit.accepted', { amount: money(bonus) }), { kind: 'success' }),
      (failure: unknown) => showRefusal(refusalOf(failure)),
    )
}
