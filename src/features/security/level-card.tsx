import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './level-card.module.css'
import { type SecurityConfig, securityLevel } from './security-level.ts'

/** Shows how many protections are set, in words and as a bar of one field each. */
export function LevelCard({ config }: { config: SecurityConfig }) {
  const { t } = useTranslation()
  const { set, total, name } = securityLevel(config)
  const Icon = name === 'high' ? ShieldCheck : ShieldAlert
  return (
    <section className={styles.card} aria-label={t('security.level')} data-level={name}>
      <span className={styles.shield}>
        <Icon size={30} />
      </span>
      <div>
        <p className={styles.caption}>{t('security.level')}</p>
        <p className={styles.level}>{t(`security.level_${name}`)}</p>
      </div>
      <p className={styles.count}>{t('security.set_of', { set, total })}</p>
      <div className={styles.bar} aria-hidden="true">
        {Array.from({ length: total }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places never change.
          <span key={place} data-set={place < set || undefined} />
        ))}
      </div>
      <p className={styles.advice}>{t(`security.advice_${name}`)}</p>
    </section>
  )
}
