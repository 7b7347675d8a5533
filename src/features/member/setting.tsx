import type { ReactNode } from 'react'
import styles from './setting.module.css'

interface SettingProps {
  icon: ReactNode
  label: string
  children: ReactNode
}

/** Shows a row that contains a control instead of a link. */
export function Setting({ icon, label, children }: SettingProps) {
  return (
    <div className={styles.row}>
      {icon}
      <span className={styles.label}>{label}</span>
      {children}
    </div>
  )
}
