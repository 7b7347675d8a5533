import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { gatewayUrl } from '#gateway/deployment.ts'
import type { TextKey } from '#i18n/languages.ts'
import styles from './footer.module.css'

const methods: readonly { code: string; label: TextKey }[] = [
  { code: 'BANK', label: 'footer.pay_bank' },
  { code: 'CARD', label: 'footer.pay_card' },
  { code: 'MOBILE', label: 'footer.pay_mobile' },
  { code: 'WALLET', label: 'footer.pay_wallet' },
  { code: 'COIN', label: 'footer.pay_coin' },
  { code: 'VOUCHER', label: 'footer.pay_voucher' },
]

export function PaymentMethods() {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('footer.payment_methods')}
      </h2>
      <ul className={styles.methods}>
        {methods.map(({ code, label }) => (
          <li key={code} className={styles.method}>
            <img src={gatewayUrl(`/__art/payments/${code}.svg`)} alt="" width={48} height={33} loading="lazy" />
            {t(label)}
          </li>
        ))}
      </ul>
    </section>
  )
}
