import { useState } from 'react'
import styles from './avatar.module.css'

type AvatarProps = {
  /** Whose it is. It stands beside the name, so it is silent to those who listen. */
  name: string
  imageUrl?: string
  size?: number
}

/** A person's picture, or the first letter of the name when there is none or it fails to load. */
export function Avatar({ name, imageUrl, size = 52 }: AvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string>()
  const shown = imageUrl && imageUrl !== failedUrl
  return (
    <span className={styles.avatar} style={{ '--size': `${size}px` }} aria-hidden="true">
      {shown ? <img src={imageUrl} alt="" onError={() => setFailedUrl(imageUrl)} /> : initial(name)}
    </span>
  )
}

function initial(name: string) {
  return [...name.trim()][0]?.toUpperCase() ?? ''
}
