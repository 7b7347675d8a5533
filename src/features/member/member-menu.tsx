import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styles from './member-menu.module.css'
import type { RowEntry, TileEntry } from './menu.ts'

export function Tiles({ entries }: { entries: readonly TileEntry[] }) {
  const { t } = useTranslation()
  if (entries.length === 0) return null
  return (
    <nav aria-label={t('member.shortcuts')}>
      <ul className={styles.tiles}>
        {entries.map(({ to, label, picture }) => (
          <li key={to}>
            <Link to={to} className={styles.tile}>
              <span className={styles.picture}>
                <img src={picture} alt="" width={30} height={30} />
              </span>
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function Rows({ label, entries }: { label: string; entries: readonly RowEntry[] }) {
  const { t } = useTranslation()
  if (entries.length === 0) return null
  return (
    <nav aria-label={label}>
      <ul className={styles.rows}>
        {entries.map(({ to, label: key, icon, value }) => (
          <li key={to}>
            <Link to={to} className={styles.row}>
              {icon}
              <span className={styles.label}>{t(key)}</span>
              {value !== undefined && <span className={styles.value}>{value}</span>}
              <ChevronRight size={18} className={styles.chevron} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

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
