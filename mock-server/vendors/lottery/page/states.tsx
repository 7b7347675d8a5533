import type { ReactNode } from 'react'
import styles from './states.module.css'

/** Shows a loading state; `whole` fills the screen. */
export const Waiting = ({ label, whole }: { label: string; whole?: boolean }) => (
  <div className={styles.waiting} data-whole={whole || undefined} role="status">
    <i aria-hidden="true" />
    {label}
  </div>
)

interface StatusMessageProps {
  icon: ReactNode
  title: string
  text: string
  actions?: ReactNode
  whole?: boolean
}

/** Shows a message in place of a list or a page: it is empty, or why it cannot be shown. */
export const StatusMessage = ({ icon, title, text, actions, whole }: StatusMessageProps) => (
  <div className={styles.message} data-whole={whole || undefined} role="status">
    <span className={styles.icon} aria-hidden="true">
      {icon}
    </span>
    {whole ? <h1>{title}</h1> : <h2>{title}</h2>}
    <p>{text}</p>
    {actions && <div className={styles.actions}>{actions}</div>}
  </div>
)
