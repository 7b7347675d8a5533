import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { isAgentLogin } from '#session/account-type.ts'
import { agentForget, beginningOf } from '#session/desk.ts'
import { heldPassword } from '#session/held-password.ts'
import { useSession } from '#session/session.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { ChangePassword } from './change-password.tsx'
import styles from './password.module.css'

const leaveAfterMs = 1000

/** Shows the form that changes the password, then home, or an agent's own login its centre. */
export function ChangePasswordScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [done, setDone] = useState(false)
  const session = useSession()
  const [held] = useState(heldPassword)
  const [isFirst] = useState(session?.firstTimeLogin && held !== undefined)
  const next = beginningOf(session)
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => navigate(next, { replace: true }), leaveAfterMs)
    return () => clearTimeout(timer)
  }, [done, navigate, next])
  return (
    <div className={styles.inner}>
      <p className={styles.quiet}>{t(isFirst ? 'password.first_intro' : 'password.intro')}</p>
      <ChangePassword onChanged={() => setDone(true)} />
      {(!isFirst || !held) && (
        <Link
          to={isAgentLogin(session) ? agentForget : '/m/forget'}
          className={buttonClass({ kind: 'ghost', wide: true })}
        >
          {t('login.forgot')}
        </Link>
      )}
    </div>
  )
}
