import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useBrandLogo } from '#brand/brand-logo.ts'
import { useBrandName } from '#brand/brand-name.ts'
import { setTypedAside } from '#platform/typed.ts'
import { VisuallyHidden } from '#ui/content/visually-hidden.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Tabs } from '#ui/controls/tabs.tsx'
import hero from '#ui/page/hero.module.css'
import styles from './auth-page.module.css'

type Page = 'login' | 'register' | 'agent'

/** The target of the back arrow, as the specification defines it: all are home. */
const backFrom: Record<Page, string> = { login: '/m/home', register: '/', agent: '/m/home' }
const panelId = 'auth-panel'

interface AuthPageProps {
  page: Page
  /** Shown opposite the back arrow. */
  aside?: ReactNode
  /** Chooses the language; shown at the top end. */
  language?: ReactNode
  children: ReactNode
}

/** Shows the parts that all of login and registration share: the back button, the merchant, and members' tabs. */
export function AuthPage({ page, aside, language, children }: AuthPageProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const title = t(page === 'agent' ? 'login.agent_title' : `${page}.title`)
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <IconButton
          className={styles.back}
          label={t('common.back')}
          icon={<ArrowLeft className={styles.arrow} />}
          onClick={() => navigate(backFrom[page])}
        />
        <div className={styles.end}>
          {aside}
          {language}
        </div>
      </div>
      <header className={hero.hero}>
        <Brand title={title} />
        <p>{t(page === 'agent' ? 'login.agent_welcome' : `${page}.welcome`)}</p>
      </header>
      {page === 'agent' ? (
        <div className={styles.panel}>{children}</div>
      ) : (
        <>
          <PageTabs page={page} />
          <div id={panelId} role="tabpanel" aria-label={title} className={styles.panel}>
            {children}
          </div>
        </>
      )}
    </div>
  )
}

function PageTabs({ page }: { page: 'login' | 'register' }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { state } = useLocation()
  const tabs = [
    { value: 'login', label: t('login.title') },
    { value: 'register', label: t('register.title') },
  ] as const
  return (
    <Tabs
      look="segment"
      label={t('auth.tabs')}
      tabs={tabs}
      value={page}
      onChange={(next) => {
        setTypedAside()
        navigate(`/m/${next}`, { replace: true, state })
      }}
      panelId={panelId}
    />
  )
}

function Brand({ title }: { title: string }) {
  return (
    <h1 className={hero.name}>
      <img src={useBrandLogo()} alt="" width={34} height={34} />
      {useBrandName()}
      <VisuallyHidden> {title}</VisuallyHidden>
    </h1>
  )
}
