import { UserRoundCheck } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { buttonClass } from './button-class.ts'
import { EmptyState } from './empty-state.tsx'
import styles from './real-accounts-only.module.css'
import { toast } from './toast.ts'

const refusalMs = 2000

/** Explains that only real accounts can use a screen, and links elsewhere. */
export function RealAccountsOnly() {
  const { t } = useTranslation()
  useEffect(() => toast.show(t('real_account_required'), { kind: 'error', ms: refusalMs }), [t])
  return (
    <EmptyState
      icon={<UserRoundCheck />}
      title={t('real_only.title')}
      hint={t('real_account_required')}
      action={
        <div className={styles.pair}>
          <Link to="/m/register" className={buttonClass()}>
            {t('real_only.sign_up')}
          </Link>
          <Link to="/m/home" className={buttonClass({ kind: 'secondary' })}>
            {t('real_only.to_home')}
          </Link>
        </div>
      }
    />
  )
}
