import { ArrowLeft, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import type { Rules } from '#brand/rules.ts'
import { agentDesk, isAgentDesk } from '#session/desk.ts'
import { closeSession } from '#session/session.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Tabs } from '#ui/controls/tabs.tsx'
import { CodeStep, FindStep, PasswordStep } from './forget-steps.tsx'
import styles from './password.module.css'
import { Steps } from './steps.tsx'
import { useForget } from './use-forget.ts'
import { WithRules } from './with-rules.tsx'

/** Recovers a forgotten password by SMS or e-mail. `language` chooses the language. */
export function ForgetScreen({ language }: { language?: ReactNode }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <IconButton
          className={styles.back}
          label={t('common.back')}
          icon={<ArrowLeft className={styles.arrow} />}
          onClick={() => navigate('/m/home')}
        />
        {language}
      </div>
      <header className={styles.intro}>
        <h1>{t('forget.title')}</h1>
        <p className={styles.quiet}>{t('forget.intro')}</p>
      </header>
      <WithRules fields={2}>{(rules) => <ForgetForm rules={rules} />}</WithRules>
    </div>
  )
}

const panelId = 'forget-panel'

function ForgetForm({ rules }: { rules: Rules }) {
  const { t } = useTranslation()
  const forget = useForget(rules)
  const login = isAgentDesk(useLocation().search) ? agentDesk : '/m/login'
  const { form, step, method, methods, chooseMethod, done } = forget
  if (done) return <Done login={login} />
  const labels = { sms: t('forget.by_sms'), email: t('forget.by_email') }
  const tabs = methods.map((value) => ({ value, label: labels[value] }))
  return (
    <>
      <Steps step={step} />
      <div className={styles.panel}>
        {step === 'find' && tabs.length > 1 && (
          <Tabs
            look="underline"
            label={t('forget.method')}
            tabs={tabs}
            value={method}
            onChange={chooseMethod}
            panelId={panelId}
          />
        )}
        <form {...form.props} id={panelId} className={styles.form}>
          {step === 'find' && <FindStep forget={forget} />}
          {step === 'code' && <CodeStep forget={forget} />}
          {step === 'password' && <PasswordStep forget={forget} rules={rules} />}
        </form>
      </div>
      <p className={styles.footer}>
        {t('forget.remembered')}
        <Link to={login} className={styles.link}>
          {t('forget.to_login')}
        </Link>
      </p>
    </>
  )
}

/** Leads to `login`, which a session would skip: the gateway has ended the member's. */
function Done({ login }: { login: string }) {
  const { t } = useTranslation()
  return (
    <section className={styles.done} role="status">
      <span>
        <CircleCheck size={44} />
      </span>
      <h2>{t('forget.done')}</h2>
      <p>{t('forget.done_text')}</p>
      <Link to={login} replace className={buttonClass({ size: 'large', wide: true })} onClick={closeSession}>
        {t('forget.to_login')}
      </Link>
    </section>
  )
}
