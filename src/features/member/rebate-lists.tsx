import { useTranslation } from 'react-i18next'
import { useBrand } from '#brand/platform-status.ts'
import type { promotions } from '#contract/promotions.ts'
import type { Answer } from '#contract/resource.ts'
import { formatDateTime } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { usePerCent } from '#i18n/use-per-cent.ts'
import { useMoneyText } from '#money/use-money-text.ts'
import { CategoryIcon } from '#ui/content/category-icon.tsx'
import { glyphs } from '#ui/content/glyphs.ts'
import { Money } from '#ui/content/money.tsx'
import styles from './rebate.module.css'

type Rebate = Answer<typeof promotions.manualRebate>

/** Shows the cash back of each kind of game. */
export function RebateItems({ items }: Pick<Rebate, 'items'>) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const money = useMoneyText()
  const perCent = usePerCent()
  if (items.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="rebate-items">
      <h2 id="rebate-items">{t('member.rebate_by')}</h2>
      <ul className={styles.list}>
        {items.map(({ gameCategory, turnover, rate, amount }) => (
          <li key={`${gameCategory}/${rate}`} className={styles.item}>
            <CategoryIcon category={gameCategory} size={36} />
            <span className={styles.text}>
              <strong>{t(`category.${gameCategory}`)}</strong>
              <span>{t('member.rebate_of', { stakes: money(turnover), rate: perCent(rate) })}</span>
            </span>
            <Money amount={amount} currency={currency} className={styles.amount} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Shows the commission of an agent's team. */
export function Commission({ commission }: Pick<Rebate, 'commission'>) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  if (commission === 0) return null
  return (
    <div className={styles.list}>
      <p className={styles.item}>
        <img src={glyphs.trophy} alt="" width={36} height={36} />
        <span className={styles.text}>
          <strong>{t('member.commission')}</strong>
          <span>{t('member.commission_of')}</span>
        </span>
        <Money amount={commission} currency={currency} className={styles.amount} />
      </p>
    </div>
  )
}

/** Shows the latest claims. */
export function RebateHistory({ history }: Pick<Rebate, 'history'>) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const language = useLanguage()
  if (history.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="rebate-history">
      <h2 id="rebate-history">{t('member.rebate_history')}</h2>
      <ul className={styles.list}>
        {history.map(({ id, at, amount }) => (
          <li key={id} className={styles.item}>
            <time className={styles.time} dateTime={new Date(at).toISOString()}>
              {formatDateTime(at, language)}
            </time>
            <Money amount={amount} currency={currency} signed className={styles.amount} />
          </li>
        ))}
      </ul>
    </section>
  )
}
