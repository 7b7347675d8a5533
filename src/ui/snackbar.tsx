import { X } from 'lucide-react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import styles from './snackbar.module.css'
import { useTopLayer } from './top-layer.ts'

/** Returns the place for messages in a dialog or the page, which keeps them apart. */
function stackIn(host: HTMLElement): HTMLElement {
  const existing = host.querySelector<HTMLElement>(`:scope > .${styles.stack}`)
  if (existing) return existing
  const stack = document.createElement('div')
  stack.className = styles.stack ?? ''
  return host.appendChild(stack)
}

interface SnackbarProps {
  text: string
  /** A promise keeps the button busy. */
  onRetry: () => unknown
  /** Without it the message cannot be dismissed. */
  onClose?: () => void
}

/** Shows a failure over the foot of the page, and offers a retry. */
export function Snackbar({ text, onRetry, onClose }: SnackbarProps) {
  const { t } = useTranslation()
  const host = useTopLayer(({ modals }) => modals.at(-1)) ?? document.body
  return createPortal(
    <div role="alert" className={styles.bar}>
      <span className={styles.text}>{text}</span>
      <Button size="small" kind="secondary" onClick={onRetry}>
        {t('common.retry')}
      </Button>
      {onClose && <IconButton label={t('common.close')} icon={<X size={20} />} onClick={onClose} />}
    </div>,
    stackIn(host),
  )
}
