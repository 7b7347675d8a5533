import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { VendorFrame } from '#ui/vendor-frame.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './lottery-frame.module.css'

interface LotteryFrameProps {
  /** The lottery vendor's page. */
  address: URL
  onClose: () => void
}

/** Shows the lottery vendor's page over the whole screen, with a small close button at its foot. */
export function LotteryFrame({ address, onClose }: LotteryFrameProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.stage}>
      <VisuallyHidden as="h1">{t('route.lottery')}</VisuallyHidden>
      {/* The address contains the session, so no other origin may receive it as the referrer. */}
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
