import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../controls/icon-button.tsx'
import styles from './dialog.module.css'
import { useModal } from './use-modal.ts'

type DialogProps = {
  open: boolean
  /** Called on Escape and on a press of the backdrop or the close button; `open` decides. */
  onClose: () => void
  title: string
  children?: ReactNode
  /** Buttons, shown side by side. */
  actions?: ReactNode
  /** Omits the close button if the actions include one. */
  closeHidden?: boolean
  role?: 'dialog' | 'alertdialog'
}

export function Dialog({ open, onClose, title, children, actions, closeHidden = false, role }: DialogProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const { present, dialogProps } = useModal(open, onClose)
  if (!present) return null
  return (
    <dialog {...dialogProps} role={role} className={styles.dialog} aria-labelledby={titleId}>
      <div className={styles.card}>
        <div className={styles.header}>
          <h2 id={titleId}>{title}</h2>
          {!closeHidden && <IconButton label={t('common.close')} icon={<X />} onClick={onClose} />}
        </div>
        {children && <div className={styles.body}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  )
}
