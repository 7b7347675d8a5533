import { useQuery } from '@tanstack/react-query'
import { UserRoundX } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { useFlag } from '#brand/platform-status.ts'
import { rulesQuery } from '#brand/rules-query.ts'
import { failureText } from '#gateway/failure.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Tabs } from '#ui/controls/tabs.tsx'
import { FormSkeleton } from '#ui/forms/form-skeleton.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { FailedState } from '#ui/states/failed-state.tsx'
import styles from './auth-page.module.css'
import { AuthPage } from './auth-page.tsx'
import { authQueries } from './auth-queries.ts'
import type { RegisterMethod } from './register-fields.ts'
import { RegisterForm } from './register-form.tsx'
import { SocialRow } from './social-row.tsx'

export function RegisterScreen({ language }: { language?: ReactNode }) {
  const { t } = useTranslation()
  const byUsername = useFlag('USERNAMEREG3')
  const byMobile = useFlag('MOBILENUMREG3')
  const [chosen, setChosen] = useState<RegisterMethod>('username')
  if (!byUsername && !byMobile) {
    return (
      <AuthPage page="register" language={language}>
        <EmptyState
          icon={<UserRoundX />}
          title={t('register.closed')}
          action={
            <Link to="/m/login" className={buttonClass({ size: 'large' })}>
              {t('login.title')}
            </Link>
          }
        />
      </AuthPage>
    )
  }
  const only = byUsername ? 'username' : 'mobile'
  const both = byUsername && byMobile
  return (
    <AuthPage page="register" language={language}>
      {both && <MethodTabs method={chosen} onChange={setChosen} />}
      <Registration method={both ? chosen : only} />
    </AuthPage>
  )
}

function Registration({ method }: { method: RegisterMethod }) {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const [agreed, setAgreed] = useState(!useFlag('OPENTERMS3'))
  const settings = useQuery(authQueries.registerSettings())
  const rules = useQuery(rulesQuery())
  const failed = [settings, rules].filter(({ isError, data }) => isError && !data)
  if (failed.length > 0) {
    const retry = () => Promise.all(failed.map(({ refetch }) => refetch()))
    return (
      <>
        <FailedState message={t(failureText(failed[0]?.error))} onRetry={retry} />
        <LoginLink />
      </>
    )
  }
  // The link comes with the form, whose height depends on the settings.
  if (!settings.data || !rules.data) return <FormSkeleton fields={4} />
  const invitation = { recommenderId: query.get('r') ?? '', affiliateCode: query.get('code') ?? '' }
  return (
    <>
      <RegisterForm
        method={method}
        settings={settings.data}
        rules={rules.data}
        invitation={invitation}
        agreed={agreed}
        onAgree={setAgreed}
      />
      {method === 'username' && <SocialRow invitation={invitation} disabled={!agreed} />}
      <LoginLink />
    </>
  )
}

function MethodTabs({ method, onChange }: { method: RegisterMethod; onChange: (method: RegisterMethod) => void }) {
  const { t } = useTranslation()
  const tabs = [
    { value: 'username', label: t('auth.username') },
    { value: 'mobile', label: t('auth.mobile') },
  ] as const
  return <Tabs look="underline" label={t('register.method')} tabs={tabs} value={method} onChange={onChange} />
}

function LoginLink() {
  const { t } = useTranslation()
  const { state } = useLocation()
  return (
    <p className={styles.footer}>
      {t('register.member')}
      <Link to="/m/login" state={state} className={styles.register}>
        {t('login.title')}
      </Link>
    </p>
  )
}
