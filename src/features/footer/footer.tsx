import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useBrandName } from '#brand/brand-name.ts'
import { useBrand, useModulePermitted } from '#brand/platform-status.ts'
import { gatewayUrl } from '#gateway/gateway-base.ts'
import { LazyPicture } from '#ui/lazy-picture.tsx'
import styles from './footer.module.css'
import type { FooterVendor } from './footer-vendors.ts'
import { PaymentMethods } from './payment-methods.tsx'
import { Providers } from './providers.tsx'

const copyrightYear = 2025

type FooterProps = {
  /** The vendors of all categories, in the gateway's order. */
  vendors?: readonly FooterVendor[]
  /** Controls for language and theme. */
  preferences?: ReactNode
}

/** Shows the end of the home page: payment methods, vendors and legal texts. */
export function Footer({ vendors = [], preferences }: FooterProps) {
  const { t } = useTranslation()
  const name = useBrandName()
  const { certificate, minimumAge } = useBrand()
  const modulePermitted = useModulePermitted()
  return (
    <footer className={styles.footer}>
      <PaymentMethods />
      <Providers vendors={vendors} />
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
