import type { ReactNode } from 'react'
import { classes } from '../look/classes.ts'
import styles from './side-sheet.module.css'
import type { useLeave } from './use-leave.ts'
import { useModal } from './use-modal.ts'

type SideSheetProps = {
  open: boolean
  /** Called on Escape and on a press outside; `open` decides. */
  onClose: () => void
  /** Describes the sheet to screen readers. */
  label: string
  /** The edge that it slides in from. */
  side?: 'end' | 'bottom'
  /** Hides it before it closes. */
  leavingProps?: ReturnType<typeof useLeave>['leavingProps']
  children: ReactNode
}

/** Shows a drawer over the page, which is inert meanwhile. The drawer scrolls separately and avoids notches. */
export function SideSheet({ open, onClose, label, side = 'end', leavingProps, children }: SideSheetProps) {
  const { present, dialogProps } = useModal(open, onClose)
  if (!present) return null
  return (
    <dialog {...dialogProps} {...leavingProps} className={classes(styles.sheet, styles[side])} aria-label={label}>
      <div className={styles.content}>{children}</div>
    </dialog>
  )
}
