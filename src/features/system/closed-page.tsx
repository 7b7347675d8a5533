import { Headset, RotateCw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalised } from '#brand/brand-name.ts'
import { useBrandIfAny } from '#brand/platform-status.ts'
import { gatewayUrl } from '#gateway/gateway-base.ts'
import { Button } from '#ui/controls/button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import hero from '#ui/page/hero.module.css'
import styles from './closed-page.module.css'

type ClosedPageProps = {
  icon: ReactNode
  title: string
  text?: string | undefined
  /** Further details, such as the time of the reopening. */
  children?: ReactNode
  /** Refetches the status, which decides what the app shows next. */
  onRetry: () => Promise<unknown>
  /** The page of the customer service, if it has one. */
  servicePage?: URL | undefined
  /** A control to choose a language. */
  language?: ReactNode
}

/** Replaces the app: explains why it is closed, and offers actions. */
export function ClosedPage(props: ClosedPageProps) {
  const { icon, title, text, children, onRetry, servicePage, language } = props
  const { t } = useTranslation()
  // A success replaces the page; a failure leaves it unchanged.
  const retry = () => onRetry().catch(() => undefined)
  return (
    <div className={styles.page}>
      <header>
        <div className={styles.top}>{language}</div>
        <Merchant />
      </header>
      <main className={styles.main}>
        <span className={styles.glyph}>{icon}</span>
        <h1 className={styles.title}>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
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

/** Shows the merchant's logo and name. On a first visit only the page itself names the merchant, as it was deployed. */
function Merchant() {
  const brand = useBrandIfAny()
  const localised = useLocalised()
  const [isLost, setIsLost] = useState(false)
  return (
    <p className={hero.hero}>
      {brand && !isLost && (
        <img
          className={styles.logo}
          src={gatewayUrl(brand.logo)}
          alt=""
          width={48}
          height={48}
          onError={() => setIsLost(true)}
        />
      )}
      <strong className={hero.name}>{brand ? localised(brand.name) : document.title}</strong>
    </p>
  )
}
