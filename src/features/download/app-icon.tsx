import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { gatewayUrl } from '#gateway/deployment.ts'
import { useBrand } from '#gateway/platform-status.ts'
import styles from './app-icon.module.css'

type AppIconProps = { iconUrl: string | undefined; size: number }

/** The app as it would sit on a home screen: its own icon, or the merchant's emblem on the merchant's colours. */
export function AppIcon({ iconUrl, size }: AppIconProps) {
  const { code } = useBrand()
  const [failed, setFailed] = useState(false)
  const emblem = gatewayUrl(`/__art/brands/${code}.svg`)
  return (
    <span className={styles.icon} style={{ '--size': `${size}px` }} data-own={iconUrl ? '' : undefined}>
      {failed ? <Smartphone /> : <img src={iconUrl ?? emblem} alt="" onError={() => setFailed(true)} />}
    </span>
  )
}
