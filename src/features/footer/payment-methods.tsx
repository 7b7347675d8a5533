import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalised } from '#brand/brand-name.ts'
import { useBrand } from '#brand/platform-status.ts'
import { gatewayUrl } from '#gateway/gateway-base.ts'
import { LazyPicture } from '#ui/loading/lazy-picture.tsx'
import styles from './footer.module.css'

export function PaymentMethods() {
  const { t } = useTranslation()
  const { paymentMethods } = useBrand()
  const localised = useLocalised()
  const titleId = useId()
  if (paymentMethods.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('footer.payment_methods')}
      </h2>
      <ul className={styles.methods}>
        {paymentMethods.map(({ code, name, iconUrl }) => (
          <li key={code} className={styles.method}>
            <LazyPicture src={gatewayUrl(iconUrl)} alt="" width={48} height={33} />
            {localised(name)}
          </li>
        ))}
      </ul>
    </section>
  )
}
