import type { ReactNode } from 'react'
import provider from '#mock-server/vendors/page-kit/provider-page.module.css'
import styles from './page.module.css'

interface StatusMessageProps {
  title: string
  text: string
  icon: ReactNode
  tone: 'good' | 'bad' | 'waiting'
  children: ReactNode
}

/** Shows how the payment ended and what to do next. */
export function StatusMessage({ title, text, icon, tone, children }: StatusMessageProps) {
  return (
    <div className={styles.message} role="status">
      <span className={styles.icon} data-tone={tone} aria-hidden="true">
        {icon}
      </span>
      <h2>{title}</h2>
      <p>{text}</p>
      <div className={provider.actions}>{children}</div>
    </div>
  )
}

export function Waiting({ label }: { label: string }) {
  return (
    <div className={styles.waiting} role="status">
      <i aria-hidden="true" />
      {label}
    </div>
  )
}

interface ActionProps {
  quiet?: boolean
  onPress: () => void
  children: ReactNode
}

export function Action({ quiet, onPress, children }: ActionProps) {
  return (
    <button type="button" className={provider.action} data-quiet={quiet || undefined} onClick={onPress}>
      {children}
    </button>
  )
}
