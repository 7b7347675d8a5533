import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useBrandName } from '#brand/brand-name.ts'
import { useBrand, useModulePermitted } from '#brand/platform-status.ts'
import { gatewayUrl } from '#gateway/gateway-base.ts'
import { LazyPicture } from '#ui/loading/lazy-picture.tsx'
import styles from './footer.module.css'

const copyrightYear = 2025

type FooterProps = {
  /** The lists above the legal texts. */
  children?: ReactNode
  /** Controls for language and theme. */
  preferences?: ReactNode
}

/** Shows the end of the home page: lists such as the payment methods, and legal texts. */
export function Footer({ children, preferences }: FooterProps) {
  const { t } = useTranslation()
  const name = useBrandName()
  const { certificate, minimumAge } = useBrand()
  const modulePermitted = useModulePermitted()
  return (
    <footer className={styles.footer}>
      {children}
      <div className={styles.trust}>
        {certificate && (
          <LazyPicture src={gatewayUrl(certificate)} alt={t('footer.certificate')} width={186} height={61} />
        )}
        <p className={styles.age}>
          <span className={styles.mark} aria-hidden="true">
            {minimumAge}
          </span>
          {t('footer.adults_only', { age: minimumAge })}
        </p>
      </div>
      {preferences && <div className={styles.preferences}>{preferences}</div>}
      <div className={styles.end}>
        {modulePermitted('COMM3') && (
          <div className={styles.links}>
            <Link to="/m/userAgreement" className={styles.link}>
              {t('footer.agreement')}
            </Link>
            <Link to="/m/help" className={styles.link}>
              {t('route.help')}
            </Link>
          </div>
        )}
        <small>{t('footer.copyright', { year: copyrightYear, name })}</small>
      </div>
    </footer>
  )
}
