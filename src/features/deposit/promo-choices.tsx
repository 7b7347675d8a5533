import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useBrand } from '#brand/platform-status.ts'
import type { Promo } from '#contract/deposit.ts'
import { useShortMoney } from '#money/use-short-money.ts'
import { Money } from '#ui/content/money.tsx'
import { Choices } from '#ui/forms/choices.tsx'
import { bonusPreview } from './amount.ts'
import styles from './deposit.module.css'

interface PromoChoicesProps {
  promos: readonly Promo[]
  amount: number
  value: string
  onChange: (id: string) => void
}

/** Shows the bonuses to choose from, each with what it adds to the amount; without any, it leads to the promotions. */
export function PromoChoices({ promos, amount, value, onChange }: PromoChoicesProps) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const money = useShortMoney()
  if (promos.length === 0) return <NoPromos />
  const offered = promos.map((promo) => {
    const bonus = bonusPreview(amount, promo)
    const text = amount < promo.minimum ? t('deposit.promo_from', { minimum: money(promo.minimum) }) : promo.text
    return {
      value: promo.id,
      title: promo.name,
      text: amount > 0 ? text : promo.text,
      end: bonus > 0 && <Money amount={bonus} currency={currency} signed />,
    }
  })
  const none = { value: '', title: t('deposit.promo_none'), text: t('deposit.promo_none_text') }
  return (
    <Choices name="promo" label={t('deposit.promo')} choices={[...offered, none]} value={value} onChange={onChange} />
  )
}

function NoPromos() {
  const { t } = useTranslation()
  return (
    <p className={styles.note}>
      {t('deposit.promo_empty')}{' '}
      <Link to="/m/activity" className={styles.link}>
        {t('deposit.promo_others')}
      </Link>
    </p>
  )
}
