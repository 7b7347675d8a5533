import { X } from 'lucide-react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Button } from '../controls/button.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import styles from './snackbar.module.css'
import { useTopLayer } from './top-layer.ts'

/** Returns the place for messages in a dialog or the page, which keeps them apart. */
export function stackIn(host: HTMLElement): HTMLElement {
  const existing = host.querySelector<HTMLElement>(`:scope > .${styles.stack}`)
  if (existing) return existing
  const stack = document.createElement('div')
  stack.className = styles.stack ?? ''
  return host.appendChild(stack)
}

interface BarProps {
  text: string
  /** The label of the button. */
  action: string
  /** A promise keeps the button busy. */
  onAction: () => unknown
  /** Without it the message cannot be dismissed. */
  onClose?: () => void
  role?: 'alert'
}

/** Shows a message and an action over the foot of the page. Place it in a live region unless it is an alert. */
export function SnackbarBar({ text, action, onAction, onClose, role }: BarProps) {
  const { t } = useTranslation()
  return (
    <div role={role} className={styles.bar}>
      <span className={styles.text}>{text}</span>
      <Button size="small" kind="secondary" onClick={onAction}>
        {action}
      </Button>
      {onClose && <IconButton label={t('common.close')} icon={<X size={20} />} onClick={onClose} />}
    </div>
  )
}

interface SnackbarProps extends Pick<BarProps, 'text' | 'onClose'> {
  /** A promise keeps the button busy. */
  onRetry: () => unknown
}

/** Shows a failure over the foot of the page, also above an open dialog, and offers a retry. */
export function Snackbar({ onRetry, ...bar }: SnackbarProps) {
  const { t } = useTranslation()
  const host = useTopLayer(({ modals }) => modals.at(-1)) ?? document.body
  return createPortal(
    <SnackbarBar {...bar} role="alert" action={t('common.retry')} onAction={onRetry} />,
    stackIn(host),
  )
}
