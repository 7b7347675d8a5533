import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBrand } from '#brand/platform-status.ts'
import type { CheckInDay } from '#contract/reward-shapes.ts'
import { formatNumber } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useMoneyText } from '#money/use-money-text.ts'
import { glyphs } from '#ui/content/glyphs.ts'
import { VisuallyHidden } from '#ui/content/visually-hidden.tsx'
import { Button } from '#ui/controls/button.tsx'
import styles from './check-in.module.css'

interface CheckInProps {
  days: readonly CheckInDay[]
  /** Undefined for members who may not claim. */
  onClaim: (() => Promise<void>) | undefined
}

/** Shows the week of the daily check-in; the button claims today's bonus. */
export function CheckIn({ days, onClaim }: CheckInProps) {
  const { t } = useTranslation()
  const money = useMoneyText()
  const today = days.find(({ state }) => state === 'today')
  return (
    <section className={styles.card} aria-labelledby="check-in">
      <header className={styles.head}>
        <div>
          <h2 id="check-in">{t('rewards.check_in')}</h2>
          <p>{t('rewards.check_in_hint')}</p>
        </div>
        <img src={glyphs.gift} alt="" width={56} height={56} />
      </header>
      <ol className={styles.days}>
        {days.map((day) => (
          <Day key={day.day} {...day} />
        ))}
      </ol>
      {today && onClaim && (
        <Button wide size="large" className={styles.action} onClick={onClaim}>
          {t('rewards.check_in_now', { amount: money(today.amount) })}
        </Button>
      )}
      {!today && (
        <p className={styles.done} role="status">
          <Check size={18} />
          {t('rewards.checked_in')}
        </p>
      )}
    </section>
  )
}

function Day({ day, amount, state }: CheckInDay) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const language = useLanguage()
  const number = formatNumber(amount, language)
  return (
    <li className={styles.day} data-state={state} aria-current={state === 'today' ? 'date' : undefined}>
      <span>{t('rewards.day', { day })}</span>
      <span className={styles.coin}>
        {state === 'claimed' ? (
          <Check size={18} strokeWidth={3} />
        ) : (
          <img src={glyphs.coin} alt="" width={26} height={26} />
        )}
      </span>
      <strong>{currency.position === 'B' ? `${number}${currency.symbol}` : `${currency.symbol}${number}`}</strong>
      {state === 'claimed' && <VisuallyHidden>{t('rewards.claimed')}</VisuallyHidden>}
    </li>
  )
}
