import { type ReactNode, useId } from 'react'
import { Glyph } from './glyph.tsx'
import styles from './notice.module.css'
import { useModal } from './use-modal.ts'

interface NoticeAction {
  label: string
  onPress: () => void
}

interface NoticeProps {
  glyph: string
  title: string
  text: string
  children?: ReactNode
  /** The first is the recommended one. */
  actions: readonly NoticeAction[]
  /** Called on Escape; absent if the player has to choose. */
  onDismiss?: () => void
}

/** Shows a panel over the game with what happened and what to do next. */
export function Notice({ glyph, title, text, children, actions, onDismiss }: NoticeProps) {
  const dialog = useModal()
  const id = useId()
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={styles.notice}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault()
        onDismiss?.()
      }}
    >
      <Glyph className={styles.glyph} name={glyph} />
      <h1 id={`${id}-title`} className={styles.title}>
        {title}
      </h1>
      <p id={`${id}-text`} className={styles.text}>
        {text}
      </p>
      {children}
      <div className={styles.actions}>
        {actions.map(({ label, onPress }) => (
          <button key={label} type="button" className={styles.action} onClick={onPress}>
            {label}
          </button>
        ))}
      </div>
    </dialog>
  )
}
