import { Target } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { difference } from '#contract/exact-money.ts'
import { formatDate } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'
import type { Payouts } from '#money/payouts/payout-queries.ts'
import { useMoneyText } from '#money/use-money-text.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { ProgressBar } from '#ui/states/progress-bar.tsx'
import styles from './turnover-card.module.css'

type Turnover = Payouts['turnover']

/** Rounded to hundredths, because the difference of two decimals may not be exact. */

/** Shows the stakes that the member's bonuses still require, in all and for each bonus. */
export function TurnoverCard({ turnover }: { turnover: Turnover }) {
  const { t } = useTranslation()
  const money = useMoneyText()
  const { required, done, missing, bonuses } = turnover
  const title = t('withdraw.turnover_title', { amount: money(missing) })
  return (
    <section className={styles.card} aria-label={t('withdraw.turnover_label')}>
      <h2>
        <Target size={20} />
        {title}
      </h2>
      <p>{t('withdraw.turnover_text')}</p>
      <ProgressBar label={title} value={done / required} />
      <p className={styles.figures}>{t('withdraw.turnover_done', { done: money(done), required: money(required) })}</p>
      <ul>
        {bonuses.map((bonus) => (
          <Bonus key={bonus.depositId} bonus={bonus} />
        ))}
      </ul>
      <Link to="/m/gameCenter" className={buttonClass({ kind: 'secondary' })}>
        {t('withdraw.play')}
      </Link>
    </section>
  )
}

function Bonus({ bonus }: { bonus: Turnover['bonuses'][number] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const money = useMoneyText()
  return (
    <li>
      <span>
        <strong>{bonus.name}</strong>
        <time dateTime={new Date(bonus.since).toISOString()}>
          {t('withdraw.bonus_since', { date: formatDate(bonus.since, language) })}
        </time>
      </span>
      <span className={styles.missing}>
        <strong>{t('withdraw.bonus_missing', { amount: money(difference(bonus.required, bonus.done)) })}</strong>
        <span>{t('withdraw.turnover_done', { done: money(bonus.done), required: money(bonus.required) })}</span>
      </span>
    </li>
  )
}
