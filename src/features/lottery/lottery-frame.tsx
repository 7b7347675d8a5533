import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { VendorFrame } from '#ui/content/vendor-frame.tsx'
import styles from './lottery-frame.module.css'

interface LotteryFrameProps {
  /** The lottery vendor's page. */
  address: URL
  onClose: () => void
  /** Shown above the vendor's page. */
  aside?: ReactNode
}

/** Shows the lottery vendor's page in all the space between header and bottom bar, with a small close button over its foot. */
export function LotteryFrame({ address, onClose, aside }: LotteryFrameProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.stage}>
      {aside}
      {/* The address contains the session, so no other origin may receive it as the referrer. */}
      <VendorFrame title={t('route.lottery')} address={address} onClose={onClose} own />
      <button type="button" className={styles.close} onClick={onClose}>
        <span>
          <X size={16} aria-hidden="true" />
          {t('lottery.close')}
        </span>
      </button>
    </div>
  )
}
