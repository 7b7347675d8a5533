import { ChevronDown, ClipboardList, HeartPulse, ShieldCheck, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { agentEntry, recordEntries, walletsEntry } from './member-entries.tsx'
import styles from './side-menu.module.css'
import { useOffered } from './use-offered.ts'

const entries = [
  { to: '/m/member/home', label: 'menu.member', icon: <UserRound /> },
  agentEntry,
  { to: '/m/securityCenter', label: 'route.security', icon: <ShieldCheck /> },
  { to: '/m/saferPlay', label: 'safer_play.title', icon: <HeartPulse /> },
  { to: '/m/applications', label: 'route.applications', icon: <ClipboardList /> },
  walletsEntry,
  ...recordEntries,
] as const

/** Shows the member centre as a collapsible list. */
export function SideMenuMember({ onPick }: { onPick: () => void }) {
  const { t } = useTranslation()
  const offered = useOffered()
  return (
    <details className={styles.fold}>
      <summary className={styles.row}>
        <span>{t('route.member')}</span>
        <ChevronDown className={styles.chevron} size={18} />
      </summary>
      <nav className={styles.games} aria-label={t('route.member')}>
        {entries
          .filter(({ to }) => offered(to))
          .map(({ to, label, icon }) => (
            <Link key={to} to={to} className={styles.game} onClick={onPick}>
              {icon}
              {t(label)}
            </Link>
          ))}
      </nav>
    </details>
  )
}
