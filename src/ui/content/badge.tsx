import { useTranslation } from 'react-i18next'
import styles from './badge.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

const cap = 99

/** Shows the number of unread items: nothing for 0, 99+ above 99. */
export function Badge({ count }: { count: number }) {
  const { t } = useTranslation()
  if (count <= 0) return null
  const over = count > cap
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{over ? `${cap}+` : count}</span>
      <VisuallyHidden>{over ? t('common.unread_many', { cap }) : t('common.unread', { count })}</VisuallyHidden>
    </span>
  )
}
