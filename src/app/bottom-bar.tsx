import { Gift, House, Share2, Trophy, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useActiveCategory } from '#features/games/home/active-category.ts'
import type { TextKey } from '#i18n/languages.ts'
import styles from './bottom-bar.module.css'
import { useOffered } from './use-offered.ts'

interface Entry {
  to: string
  label: TextKey
  icon: ReactNode
}

const entries: readonly Entry[] = [
  { to: '/m/home', label: 'bottom.home', icon: <House /> },
  { to: '/m/activity', label: 'bottom.promotion', icon: <Gift /> },
  { to: '/m/inviteFriends', label: 'bottom.share', icon: <Share2 /> },
  { to: '/m/rewardCenter', label: 'bottom.reward', icon: <Trophy /> },
  { to: '/m/member/home', label: 'bottom.member', icon: <UserRound /> },
]

/** Shows the main entries. `current` is the path of the current page. Home also scrolls to the top and selects HOT. */
export function BottomBar({ current }: { current: string }) {
  const { t } = useTranslation()
  const offered = useOffered()
  const goHome = () => {
    useActiveCategory.setState({ category: 'HOT' })
    window.scrollTo({ top: 0, behavior: 'smooth' })
  }
  return (
    <nav className={styles.bar} aria-label={t('bottom.label')}>
      {entries
        .filter(({ to }) => offered(to))
        .map(({ to, label, icon }) => (
          <Link
            key={to}
            to={to}
            className={styles.entry}
            aria-current={to === current ? 'page' : undefined}
            onClick={to === '/m/home' ? goHome : undefined}
          >
            {icon}
            <span>{t(label)}</span>
          </Link>
        ))}
    </nav>
  )
}
