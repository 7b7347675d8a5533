import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { HeroCard } from './hero-card.tsx'
import type { MenuGroup } from './menu.ts'
import styles from './new-template.module.css'
import type { Template } from './template.ts'

/** Arranges the member centre as cards: a hero card, a row of pictures, and groups of tiles. */
export const newTemplate: Template = {
  styles,
  card: HeroCard,
  ShortcutMark: ({ picture }) => (
    <span className={styles.picture}>
      <img src={picture} alt="" width={30} height={30} />
    </span>
  ),
  Group,
  settingsHeading: false,
  signOut: 'secondary',
}

function Group({ label, entries }: MenuGroup) {
  const { t } = useTranslation()
  return (
    <nav className={styles.card} aria-label={t(label)}>
      <h2 className={styles.heading}>{t(label)}</h2>
      <ul className={styles.tiles}>
        {entries.map(({ to, label: key, icon, value, badge }) => (
          <li key={to}>
            <Link to={to} className={styles.tile}>
              <span className={styles.icon}>
                {icon}
                {badge && <span className={styles.badge}>{badge}</span>}
              </span>
              {t(key)}
              {value !== undefined && <span className={styles.value}>{value}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
