import { useEffect, useRef } from 'react'
import { asksToClose, asksToLogin } from '#platform/frame-message.ts'
import { useFramePhase } from '../loading/use-frame-phase.ts'
import { FailedState } from '../states/failed-state.tsx'
import { LoadingState } from '../states/loading-state.tsx'
import styles from './vendor-frame.module.css'

interface VendorFrameProps {
  title: string
  /** Undefined while it is loading. */
  address: URL | undefined
  /** Called when the page asks to be closed. */
  onClose: () => void
  /** Called when the page asks for a login, because its session has ended. */
  onLogin?: () => void
  /**
   * The page is at the app's own address and leads to no other. Any other page gets the app's origin as the referrer, so
   * that it can post messages to it.
   */
  own?: boolean
}

/** Shows a vendor's page in a frame that fills its parent. Key it by its address. */
export function VendorFrame({ title, address, onClose, onLogin, own = false }: VendorFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { started, failed, shown, onLoad, reload } = useFramePhase(frame, own && address?.origin === location.origin)
  const latest = useRef({ onClose, onLogin })
  latest.current = { onClose, onLogin }

  useEffect(() => {
    if (!address) return
    const onMessage = (event: MessageEvent) => {
      const page = frame.current?.contentWindow ?? null
      if (asksToLogin(event, page, address)) latest.current.onLogin?.()
      else if (asksToClose(event, page, address)) latest.current.onClose()
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [address])

  return (
    <div className={styles.stage}>
      {!shown && (
        <div className={styles.loading}>
          {failed ? <FailedState onRetry={reload} /> : <LoadingState onRetry={address && reload} />}
        </div>
      )}
      {started && !failed && address && (
        <iframe
          ref={frame}
          className={styles.frame}
          data-shown={shown ? '' : undefined}
          title={title}
          src={address.href}
          sandbox="allow-scripts allow-same-origin allow-forms"
          allow="autoplay; fullscreen"
          referrerPolicy={own ? 'same-origin' : 'origin'}
          onLoad={onLoad}
        />
      )}
    </div>
  )
}
