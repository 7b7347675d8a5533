import { Check, ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBrand } from '#brand/platform-status.ts'
import type { VipLevel } from '#contract/reward-shapes.ts'
import { usePerCent } from '#i18n/use-per-cent.ts'
import { useMoneyText } from '#money/use-money-text.ts'
import { Money } from '#ui/content/money.tsx'
import styles from './benefits.module.css'

interface LevelCardProps {
  level: VipLevel
  state: 'reached' | 'current' | 'ahead'
}

/** Shows the threshold and the benefits of a level. */
export function LevelCard({ level: { name, threshold, levelUpBonus, rates }, state }: LevelCardProps) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const money = useMoneyText()
  const perCent = usePerCent()
  const best = Math.max(...rates.map(({ rate }) => rate))
  return (
    <article className={styles.level} data-state={state}>
      <header className={styles.head}>
        <div>
          <h3>{name}</h3>
          <p>{threshold > 0 ? t('vip.threshold', { amount: money(threshold) }) : t('vip.from_start')}</p>
        </div>
        {state === 'current' && <span className={styles.current}>{t('vip.current')}</span>}
        {state === 'reached' && (
          <span className={styles.reached}>
            <Check size={15} />
            {t('vip.reached')}
          </span>
        )}
      </header>
      <dl className={styles.benefits}>
        <div>
          <dt>{t('vip.level_up_bonus')}</dt>
          <dd>{levelUpBonus > 0 ? <Money amount={levelUpBonus} currency={currency} /> : t('vip.no_bonus')}</dd>
        </div>
        <div>
          <dt>{t('vip.cash_back')}</dt>
          <dd>{t('vip.up_to', { rate: perCent(best) })}</dd>
        </div>
      </dl>
      <details className={styles.rates}>
        <summary>
          {t('vip.rates')}
          <ChevronDown size={18} />
        </summary>
        <dl>
          {rates.map(({ gameCategory, rate }) => (
            <div key={gameCategory}>
              <dt>{t(`category.${gameCategory}`)}</dt>
              <dd>{perCent(rate)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </article>
  )
}
