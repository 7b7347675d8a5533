import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { asksToClose } from '#platform/frame-message.ts'
import { LoadingState } from '#ui/loading-state.tsx'
import { useFramePhase } from '#ui/use-frame-phase.ts'
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
  const frame = useRef<HTMLIFrameElement>(null)
  const { started, shown, onLoad } = useFramePhase(frame)

  const close = useRef(onClose)
  close.current = onClose

  useEffect(() => {
    const hear = (event: MessageEvent) => {
      if (asksToClose(event, frame.current?.contentWindow ?? null, address)) close.current()
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [address])

  return (
    <div className={styles.stage}>
      <VisuallyHidden as="h1">{t('route.lottery')}</VisuallyHidden>
      {!shown && (
        <div className={styles.loading}>
          <LoadingState />
        </div>
      )}
      {started && (
        <iframe
          ref={frame}
          className={styles.frame}
          data-shown={shown ? '' : undefined}
          title={t('route.lottery')}
          src={address.href}
          sandbox="allow-scripts allow-same-origin allow-forms"
          // Its address names the session: nobody else is to read it there.
          referrerPolicy="same-origin"
          onLoad={onLoad}
        />
      )}
      <button type="button" className={styles.close} onClick={onClose}>
        <span>
          <X size={16} aria-hidden="true" />
          {t('lottery.close')}
        </span>
      </button>
    </div>
  )
}
