import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useBrand } from '#brand/platform-status.ts'
import { gatewayUrl } from '#gateway/gateway-base.ts'
import { useMoneyText } from '#money/use-money-text.ts'
import { isTrial } from '#session/account-type.ts'
import { useSession } from '#session/session.ts'
import { Money } from '#ui/content/money.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { ProgressBar } from '#ui/states/progress-bar.tsx'
import styles from './benefits.module.css'
import card from './gradient-card.module.css'
import type { levelOf } from './level-of.ts'

/** Shows the member's level and the progress to the next. */
export function StandingCard({ level, progress, points, next, remaining }: NonNullable<ReturnType<typeof levelOf>>) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const money = useMoneyText()
  return (
    <section className={card.card} aria-label={t('vip.current')}>
      <div className={styles.standing}>
        <div>
          <p className={card.caption}>{t('vip.current')}</p>
          <p className={styles.name}>{level.name}</p>
          <p className={card.caption}>
            {t('vip.points')} <Money amount={points} currency={currency} className={styles.points} />
          </p>
        </div>
        <img src={gatewayUrl(level.iconUrl)} alt="" width={84} height={84} />
      </div>
      <div className={card.progress}>
        <ProgressBar label={t('member.vip_progress')} value={progress} className={card.bar} />
        <span>{next ? t('vip.to_next', { level: next.name, amount: money(remaining) }) : t('vip.top')}</span>
      </div>
    </section>
  )
}

/** Explains that levels need a real account. Only a trial may register one. */
export function NoStanding() {
  const { t } = useTranslation()
  const session = useSession()
  return (
    <section className={styles.notice}>
      <p>{t('vip.real_only')}</p>
      {isTrial(session) && (
        <Link to="/m/register" className={buttonClass({ size: 'small' })}>
          {t('vip.register')}
        </Link>
      )}
    </section>
  )
}
