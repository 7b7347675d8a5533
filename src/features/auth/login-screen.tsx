import { BriefcaseBusiness, UserRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { useFlag, useModulePermitted } from '#brand/platform-status.ts'
import type { LoginMethod } from '#platform/remembered-login.ts'
import { agentDesk, isAgentDesk } from '#session/desk.ts'
import { Button } from '#ui/controls/button.tsx'
import { Tabs } from '#ui/controls/tabs.tsx'
import styles from './auth-page.module.css'
import { AuthPage } from './auth-page.tsx'
import { LoginForm } from './login-form.tsx'
import { SocialRow } from './social-row.tsx'
import { useCaptcha } from './use-captcha.ts'
import { useCodeRequest } from './use-code-request.ts'
import { useFreePlay } from './use-free-play.ts'

type MemberMethod = Exclude<LoginMethod, 'agent'>

interface LanguageProps {
  /** Chooses the language. */
  language?: ReactNode
}

/** Shows the members' desk, or the agents' desk if the address names it. */
export function LoginScreen({ language }: LanguageProps) {
  const { search } = useLocation()
  return isAgentDesk(search) ? <AgentDesk language={language} /> : <MemberDesk language={language} />
}

function MemberDesk({ language }: LanguageProps) {
  const { t } = useTranslation()
  const bySms = useFlag('MOBILEVERCODELOGIN3')
  const [chosen, setChosen] = useState<MemberMethod>('username')
  const method = bySms ? chosen : 'username'
  const captcha = useCaptcha(false)

  function choose(next: MemberMethod) {
    setChosen(next)
    if (captcha.shown) captcha.renew()
  }

  return (
    <AuthPage
      page="login"
      language={language}
      aside={
        <Link to={agentDesk} replace className={styles.desk}>
          <BriefcaseBusiness size={18} />
          {t('login.agent_title')}
        </Link>
      }
    >
      {bySms && <MethodTabs method={method} onChange={choose} />}
      {/* Another method is another form, with its own remembered values. */}
      <LoginForm key={method} method={method} captcha={captcha} code={useCodeRequest('login')} />
      {method === 'username' && <SocialRow />}
      <AccountLinks />
    </AuthPage>
  )
}

/** Agents have a username, and only their upline or the platform registers them. */
function AgentDesk({ language }: LanguageProps) {
  const { t } = useTranslation()
  const captcha = useCaptcha(false)
  return (
    <AuthPage
      page="agent"
      language={language}
      aside={
        <Link to="/m/login" replace className={styles.desk}>
          <UserRound size={18} />
          {t('login.member_title')}
        </Link>
      }
    >
      <LoginForm method="agent" captcha={captcha} code={useCodeRequest('login')} />
    </AuthPage>
  )
}

interface MethodTabsProps {
  method: MemberMethod
  onChange: (method: MemberMethod) => void
}

function MethodTabs({ method, onChange }: MethodTabsProps) {
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
  const hasTrial = useModulePermitted()('FREEPLAY3')
  return (
    <p className={styles.footer}>
      {t('login.newcomer')}
      <Link to="/m/register" state={state} className={styles.register}>
        {t('register.title')}
      </Link>
      {hasTrial && (
        <>
          <span aria-hidden="true">·</span>
          <Button kind="ghost" className={styles.trial} onClick={startTrial}>
            {t('login.trial')}
          </Button>
        </>
      )}
    </p>
  )
}
