import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { TextKey } from '#i18n/languages.ts'
import styles from './link-rows.module.css'

export interface LinkEntry {
  to: string
  label: TextKey
  icon: ReactNode
  /** A value shown in the row. */
  value?: ReactNode
  /** A `Badge`, in the value's place here; a menu of tiles shows it at the icon's corner. */
  badge?: ReactNode
}

interface LinkRowsProps {
  label: string
  entries: readonly LinkEntry[]
  /** A card by default; a list has lines between its rows and no surface of its own. */
  look?: 'card' | 'list'
}

/** Shows a menu of links, one row each; nothing if there are none. */
export function LinkRows({ label, entries, look = 'card' }: LinkRowsProps) {
  const { t } = useTranslation()
  if (entries.length === 0) return null
  return (
    <nav aria-label={label}>
      <ul className={styles.rows} data-look={look}>
        {entries.map(({ to, label: key, icon, badge, value = badge }) => (
          <li key={to}>
            <Link to={to} className={styles.row}>
              {icon}
              <span className={styles.text}>
                <span className={styles.label}>{t(key)}</span>
                {value !== undefined && <span className={styles.value}>{value}</span>}
              </span>
              <ChevronRight size={18} className={styles.chevron} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
