import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useBrandLogo } from '#brand/brand-logo.ts'
import { useBrandName } from '#brand/brand-name.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './auth-page.module.css'

type Page = 'login' | 'register'

/** The target of the back arrow, as the specification defines it: both are home. */
const backFrom: Record<Page, string> = { login: '/m/home', register: '/' }
const panelId = 'auth-panel'

/** Shows the parts that login and registration share: the back button, the merchant, and the tabs between the two. */
export function AuthPage({ page, children }: { page: Page; children: ReactNode }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { state } = useLocation()
  const tabs = [
    { value: 'login', label: t('login.title') },
    { value: 'register', label: t('register.title') },
  ] as const
  return (
    <div className={styles.page}>
      <IconButton
        className={styles.back}
        label={t('common.back')}
        icon={<ArrowLeft className={styles.arrow} />}
        onClick={() => navigate(backFrom[page])}
      />
      <header className={styles.intro}>
        <Brand title={t(page === 'login' ? 'login.title' : 'register.title')} />
        <p className={styles.welcome}>{t(page === 'login' ? 'login.welcome' : 'register.welcome')}</p>
      </header>
      <Tabs
        look="segment"
        label={t('auth.tabs')}
        tabs={tabs}
        value={page}
        onChange={(next) => navigate(`/m/${next}`, { replace: true, state })}
        panelId={panelId}
      />
      <div
        id={panelId}
        role="tabpanel"
        aria-label={t(page === 'login' ? 'login.title' : 'register.title')}
        className={styles.panel}
      >
        {children}
      </div>
    </div>
  )
}

function Brand({ title }: { title: string }) {
  return (
    <h1 className={styles.brand}>
      <img src={useBrandLogo()} alt="" width={34} height={34} />
      {useBrandName()}
      <VisuallyHidden> {title}</VisuallyHidden>
    </h1>
  )
}
