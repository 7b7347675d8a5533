import { renderSVG } from 'uqr'

interface QrCodeProps {
  text: string
  /** Describes the code to screen readers. */
  label: string
  className: string | undefined
}

/** Draws dark on white in every theme, because many cameras cannot read other colours. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const picture = renderSVG(text, { ecc: 'M', border: 2 })
  return <img className={className} src={`data:image/svg+xml,${encodeURIComponent(picture)}`} alt={label} />
}
