import { useState } from 'react'
import styles from './avatar.module.css'

type AvatarProps = {
  /** The person's name. The avatar is beside it, so it is hidden from screen readers. */
  name: string
  imageUrl?: string
  size?: number
}

/** Shows a person's picture, or the first letter of the name if there is none or it fails to load. */
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
