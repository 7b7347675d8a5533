import { UserRoundCheck } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { buttonClass } from '../controls/button-class.ts'
import { toast } from '../layers/toast.ts'
import { EmptyState } from './empty-state.tsx'
import styles from './real-accounts-only.module.css'

const refusalMs = 2000

function Refusal({ action }: { action: ReactNode }) {
  const { t } = useTranslation()
  useEffect(() => toast.show(t('real_account_required'), { kind: 'error', ms: refusalMs }), [t])
  return (
    <EmptyState
      icon={<UserRoundCheck />}
      title={t('real_only.title')}
      hint={t('real_account_required')}
      action={action}
    />
  )
}

/** Explains to a trial that only real accounts can use a screen, and links to the registration. */
export function RealAccountsOnly() {
  const { t } = useTranslation()
  return (
    <Refusal
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

/** Explains to an agent's own login that only members can use a screen, and links to the agent centre. */
export function MembersOnly() {
  const { t } = useTranslation()
  return (
    <Refusal
      action={
        <Link to="/m/member/agent/home" className={buttonClass()}>
          {t('agent.center')}
        </Link>
      }
    />
  )
}
