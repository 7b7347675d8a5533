import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { useFlag } from '#brand/platform-status.ts'
import type { LoginMethod } from '#platform/remembered-login.ts'
import { Button } from '#ui/button.tsx'
import { Tabs } from '#ui/tabs.tsx'
import styles from './auth-page.module.css'
import { AuthPage } from './auth-page.tsx'
import { LoginForm } from './login-form.tsx'
import { useCaptcha } from './use-captcha.ts'
import { useFreePlay } from './use-free-play.ts'

export function LoginScreen() {
  const bySms = useFlag('MOBILEVERCODELOGIN3')
  const [chosen, setChosen] = useState<LoginMethod>('username')
  const method = bySms ? chosen : 'username'
  const captcha = useCaptcha(false)

  function choose(next: LoginMethod) {
    setChosen(next)
    if (captcha.shown) captcha.renew()
  }

  return (
    <AuthPage page="login">
      {bySms && <MethodTabs method={method} onChange={choose} />}
      {/* Another method is another form, with its own remembered values. */}
      <LoginForm key={method} method={method} captcha={captcha} />
      <AccountLinks />
    </AuthPage>
  )
}

function MethodTabs({ method, onChange }: { method: LoginMethod; onChange: (method: LoginMethod) => void }) {
  const { t } = useTranslation()
  const tabs = [
    { value: 'username', label: t('auth.username') },
    { value: 'sms', label: t('auth.mobile') },
  ] as const
  return <Tabs look="underline" label={t('login.method')} tabs={tabs} value={method} onChange={onChange} />
}

/** Shows the links for people without an account: registration and trial. */
function AccountLinks() {
  const { t } = useTranslation()
  const { state } = useLocation()
  const startTrial = useFreePlay()
  return (
    <p className={styles.footer}>
      {t('login.newcomer')}
      <Link to="/m/register" state={state} className={styles.register}>
        {t('register.title')}
      </Link>
      <span aria-hidden="true">·</span>
      <Button kind="ghost" className={styles.trial} onClick={startTrial}>
        {t('login.trial')}
      </Button>
    </p>
  )
}
