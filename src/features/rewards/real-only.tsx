import { UserRoundPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { buttonClass } from '#ui/controls/button-class.ts'
import styles from './rewards.module.css'

/** Explains to a trial that the rewards need a real account. */
export function RealOnly() {
  const { t } = useTranslation()
  return (
    <div className={styles.notice}>
      <UserRoundPlus size={20} />
      <p>{t('rewards.real_only')}</p>
      <Link to="/m/register" className={buttonClass({ size: 'small' })}>
        {t('rewards.register')}
      </Link>
    </div>
  )
}
