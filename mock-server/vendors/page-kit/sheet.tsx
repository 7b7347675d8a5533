import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import gameStyles from './sheet.module.css'
import { useModal } from './use-modal.ts'

interface SheetProps {
  title: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
  /** Stays at the bottom while the rest scrolls. */
  foot?: ReactNode
  /** Class names by part; a game's by default. */
  styles?: Readonly<Record<string, string>>
}

/** Shows a panel that slides in from the bottom. Escape, the cross and a tap outside close it. */
export function Sheet({ title, closeLabel, onClose, children, foot, styles = gameStyles }: SheetProps) {
  const dialog = useModal()
  const id = useId()
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={styles.sheet}
      aria-labelledby={id}
      closedby="any"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
          <X aria-hidden="true" size={22} />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys alone could not scroll it otherwise */}
      <section className={styles.body} aria-labelledby={id} tabIndex={0}>
        {children}
      </section>
      {foot && <div className={styles.foot}>{foot}</div>}
    </dialog>
  )
}
