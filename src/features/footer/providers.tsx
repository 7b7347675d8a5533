import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStatus } from '#brand/platform-status.ts'
import { gatewayUrl } from '#gateway/gateway-base.ts'
import { LazyPicture } from '#ui/loading/lazy-picture.tsx'
import styles from './footer.module.css'
import { type FooterVendor, footerVendors } from './footer-vendors.ts'

/** Returns the resolver of logo addresses: one of the merchant's image servers, if it has any, else the gateway. */
function useLogoUrl(): (address: string) => string {
  const { imageCDNs } = useStatus().info
  const [chance] = useState(Math.random)
  const chosen = imageCDNs[Math.floor(chance * imageCDNs.length)] ?? ''
  return (address) => gatewayUrl(address.startsWith('/') ? `${chosen}${address}` : address)
}

interface ProvidersProps {
  /** The vendors of all categories, in the gateway's order. */
  vendors: readonly FooterVendor[]
}

export function Providers({ vendors }: ProvidersProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const logoUrl = useLogoUrl()
  const shown = footerVendors(vendors)
  if (shown.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('footer.providers')}
      </h2>
      <ul className={styles.providers}>
        {shown.map(({ vassalage, accountTypeName, logo }) => (
          <li key={vassalage} className={styles.provider}>
            <Logo onLight={logoUrl(logo.onLight)} onDark={logoUrl(logo.onDark)} name={accountTypeName} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Shows the logo that matches the page's theme; the browser never fetches the other one. */
function Logo({ onLight, onDark, name }: { onLight: string; onDark: string; name: string }) {
  const [failed, setFailed] = useState(false)
  if (failed) return <span className={styles.name}>{name}</span>
  const logo = { height: 24, onError: () => setFailed(true) } as const
  return (
    <>
      <LazyPicture {...logo} alt={name} className={styles.onLight} src={onLight} />
      <LazyPicture {...logo} alt={name} className={styles.onDark} src={onDark} />
    </>
  )
}
