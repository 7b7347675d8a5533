import { renderSVG } from 'uqr'
import styles from './referral.module.css'

interface QrCodeProps {
  text: string
  /** Describes the code to screen readers. */
  label: string
}

/** Draws dark on white in every theme, because many cameras cannot read other colours. */
export function QrCode({ text, label }: QrCodeProps) {
  const picture = renderSVG(text, { ecc: 'M', border: 2 })
  return <img className={styles.code} src={`data:image/svg+xml,${encodeURIComponent(picture)}`} alt={label} />
}
