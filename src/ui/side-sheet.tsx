import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './side-sheet.module.css'
import { useModal } from './use-modal.ts'

type SideSheetProps = {
  open: boolean
  /** Asked by Escape, a press outside and whatever the content offers; `open` decides. */
  onClose: () => void
  /** What the sheet is, for those who listen. */
  label: string
  /** The edge it comes from. */
  side?: 'start' | 'end' | 'bottom'
  children: ReactNode
}

/** A drawer over the page, which is inert meanwhile. It scrolls by itself and keeps clear of notches. */
export function SideSheet({ open, onClose, label, side = 'end', children }: SideSheetProps) {
  const { present, dialogProps } = useModal(open, onClose)
  if (!present) return null
  return (
    <dialog {...dialogProps} className={classes(styles.sheet, styles[side])} aria-label={label}>
      <div className={styles.content}>{children}</div>
    </dialog>
  )
}
