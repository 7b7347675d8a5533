import { useEffect, useRef } from 'react'
import { asksToClose, asksToLogin } from '#platform/frame-message.ts'
import { LoadingState } from './loading-state.tsx'
import { useFramePhase } from './use-frame-phase.ts'
import styles from './vendor-frame.module.css'

interface VendorFrameProps {
  title: string
  /** Undefined while it is not known yet. */
  address: URL | undefined
  /** The page asks to be closed. */
  onClose: () => void
  /** The page asks for a login: the session it was opened with is over. */
  onLogin?: () => void
  /** The origin is what a vendor's page learns of where it is, so that it can answer there. */
  referrerPolicy?: 'same-origin' | 'origin'
}

/** A vendor's page in a frame, which fills what room its parent gives it. Key it by its address. */
export function VendorFrame({ title, address, onClose, onLogin, referrerPolicy = 'origin' }: VendorFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { started, shown, onLoad } = useFramePhase(frame)
  const latest = useRef({ onClose, onLogin })
  latest.current = { onClose, onLogin }

  useEffect(() => {
    if (!address) return
    const hear = (event: MessageEvent) => {
      const page = frame.current?.contentWindow ?? null
      if (asksToLogin(event, page, address)) latest.current.onLogin?.()
      else if (asksToClose(event, page, address)) latest.current.onClose()
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [address])

  return (
    <div className={styles.stage}>
      {!shown && (
        <div className={styles.loading}>
          <LoadingState />
        </div>
      )}
      {started && address && (
        <iframe
          ref={frame}
          className={styles.frame}
          data-shown={shown ? '' : undefined}
          title={title}
          src={address.href}
          sandbox="allow-scripts allow-same-origin allow-forms"
          allow="autoplay; fullscreen"
          referrerPolicy={referrerPolicy}
          onLoad={onLoad}
        />
      )}
    </div>
  )
}
