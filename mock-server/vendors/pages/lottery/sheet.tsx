import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { sharedTexts } from '#mock-server/vendors/parts/shared-texts.ts'
import { useModal } from '#mock-server/vendors/parts/use-modal.ts'
import { useHouse } from './house.ts'
import styles from './sheet.module.css'

interface SheetProps {
  title: string
  onClose: () => void
  children: ReactNode
  /** Stays at the foot while the rest scrolls. */
  foot?: ReactNode
}

/** A panel that comes up from the foot of the page, in the merchant's colours. */
export function Sheet({ title, onClose, children, foot }: SheetProps) {
  const { language } = useHouse()
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
        <button type="button" className={styles.close} aria-label={sharedTexts[language].close} onClick={onClose}>
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
