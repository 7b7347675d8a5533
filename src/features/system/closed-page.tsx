import { Headset, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import styles from './closed-page.module.css'

type ClosedPageProps = {
  icon: ReactNode
  title: string
  text: string
  /** What is known besides, such as when it opens again. */
  children?: ReactNode
  /** Asks the gateway again; what it answers decides what is shown next. */
  onRetry: () => Promise<unknown>
  /** Whose platform it is, when that is known. */
  brandName?: string
  /** The page of the customer service, if it has one. */
  servicePage?: URL | undefined
  /** What to choose a language with. */
  language?: ReactNode
}

/** A page in place of the app: why it is closed, and what can be done. */
export function ClosedPage(props: ClosedPageProps) {
  const { icon, title, text, children, onRetry, brandName, servicePage, language } = props
  const { t } = useTranslation()
  // Whether it helped is seen on the page; a failure leaves it as it is.
  const retry = () => onRetry().catch(() => undefined)
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <strong className={styles.brand}>{brandName}</strong>
        {language}
      </header>
      <main className={styles.main}>
        <span className={styles.glyph}>{icon}</span>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        {children}
        <div className={styles.actions}>
          <Button size="large" wide icon={<RotateCw />} onClick={retry}>
            {t('common.retry')}
          </Button>
          {servicePage && (
            <a
              className={buttonClass({ kind: 'ghost', wide: true })}
              href={servicePage.href}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Headset size={20} className={styles.service} />
              {t('system.customer_service')}
            </a>
          )}
        </div>
      </main>
    </div>
  )
}
