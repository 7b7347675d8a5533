import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useBrandLogo } from '#brand/brand-logo.ts'
import styles from './app-icon.module.css'

type AppIconProps = { iconUrl: string | undefined; size: number }

/** Shows the app as on a home screen: its icon, or the merchant's logo on the merchant's colours. */
export function AppIcon({ iconUrl, size }: AppIconProps) {
  const logo = useBrandLogo()
  const [failed, setFailed] = useState(false)
  return (
    <span className={styles.icon} style={{ '--size': `${size}px` }} data-own={iconUrl ? '' : undefined}>
      {failed ? <Smartphone /> : <img src={iconUrl ?? logo} alt="" onError={() => setFailed(true)} />}
    </span>
  )
}
