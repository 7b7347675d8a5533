import { UserRoundCheck } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { buttonClass } from '../controls/button-class.ts'
import { toast } from '../layers/toast.ts'
import { EmptyState } from './empty-state.tsx'
import styles from './real-accounts-only.module.css'

const refusalMs = 2000

/** Explains that only real accounts can use a screen, and links elsewhere: only a trial `registers`, an agent's own login does not. */
export function RealAccountsOnly({ registers }: { registers: boolean }) {
  const { t } = useTranslation()
  useEffect(() => toast.show(t('real_account_required'), { kind: 'error', ms: refusalMs }), [t])
  return (
    <EmptyState
      icon={<UserRoundCheck />}
      title={t('real_only.title')}
      hint={t('real_account_required')}
      action={
        <div className={styles.pair}>
          {registers && (
            <Link to="/m/register" className={buttonClass()}>
              {t('real_only.sign_up')}
            </Link>
          )}
          <Link to="/m/home" className={buttonClass({ kind: registers ? 'secondary' : 'primary' })}>
            {t('real_only.to_home')}
          </Link>
        </div>
      }
    />
  )
}
