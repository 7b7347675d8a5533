import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { VendorFrame } from '#ui/vendor-frame.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './lottery-frame.module.css'

interface LotteryFrameProps {
  /** The house's page. */
  address: URL
  onClose: () => void
}

/** The lottery house's page over the whole screen, and the small way out at its foot. */
export function LotteryFrame({ address, onClose }: LotteryFrameProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.stage}>
      <VisuallyHidden as="h1">{t('route.lottery')}</VisuallyHidden>
      {/* Its address names the session: nobody else is to read it there. */}
      <VendorFrame title={t('route.lottery')} address={address} onClose={onClose} referrerPolicy="same-origin" />
      <button type="button" className={styles.close} onClick={onClose}>
        <span>
          <X size={16} aria-hidden="true" />
          {t('lottery.close')}
        </span>
      </button>
    </div>
  )
}
