import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './states.module.css'

type EmptyStateProps = {
  /** Default: that there is nothing to show. */
  title?: string
  /** Suggests what to do next. */
  hint?: string
  icon?: ReactNode
  action?: ReactNode
}

export function EmptyState({ title, hint, icon = <Inbox />, action }: EmptyStateProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.state} data-empty="">
      <span className={styles.glyph}>{icon}</span>
      <p className={styles.title}>{title ?? t('in_no_data')}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {action}
    </div>
  )
}
