import { useQuery } from '@tanstack/react-query'
import { CircleHelp, MessageSquareText } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useBrandLogo } from '#brand/brand-logo.ts'
import { useBrandName } from '#brand/brand-name.ts'
import { gameQueries } from '#features/games/game-queries.ts'
import { categoryLabel } from '#features/games/home/categories.ts'
import { gameListAddress } from '#features/games/list/game-list-address.ts'
import { useUnread } from '#features/messages/use-unread.ts'
import { Badge } from '#ui/badge.tsx'
import { CategoryIcon } from '#ui/category-icon.tsx'
import { goHome, mainEntries } from './main-entries.tsx'
import styles from './side-rail.module.css'
import { useOffered } from './use-offered.ts'
import { usePressed } from './use-pressed.ts'

interface RailProps {
  /** The path of the current page. */
  current: string
}

/** Shows the main entries, the messages and the areas of games beside the page of a wide window. */
export function SideRail({ current }: RailProps) {
  const { t } = useTranslation()
  const offered = useOffered()
  const { shown, follow } = usePressed(current)
  const { inbox, chat, announcements } = useUnread()
  const entry = (to: string, icon: ReactNode, label: string, rest?: ReactNode) => (
    <Link
      key={to}
      to={to}
      className={styles.entry}
      aria-current={to === shown ? 'page' : undefined}
      onClick={(event) => {
        if (to === '/m/home') goHome()
        follow(event, to)
      }}
    >
      {icon}
      <span className={styles.label}>{label}</span>
      {rest}
    </Link>
  )
  return (
    <div className={styles.rail}>
      <nav className={styles.group} aria-label={t('bottom.label')}>
        <Brand />
        {mainEntries.filter(({ to }) => offered(to)).map(({ to, label, icon }) => entry(to, icon, t(label)))}
        {entry('/m/message', <MessageSquareText />, t('menu.messages'), <Badge count={inbox + chat + announcements} />)}
        {offered('/m/help') && entry('/m/help', <CircleHelp />, t('menu.help'))}
      </nav>
      <Areas />
    </div>
  )
}

function Brand() {
  const logo = useBrandLogo()
  return (
    <Link to="/m/home" className={styles.brand} onClick={goHome}>
      <img src={logo} alt="" width={34} height={34} />
      <span>{useBrandName()}</span>
    </Link>
  )
}

function Areas() {
  const { t } = useTranslation()
  const { data } = useQuery(gameQueries.vendors())
  if (!data || data.vendorSorting.length === 0) return null
  return (
    <nav className={styles.group} aria-label={t('menu.games')}>
      {data.vendorSorting.map(({ gameCategory }) => (
        <Link
          key={gameCategory}
          to={gameCategory === 'ELOTT' ? '/m/lottery' : gameListAddress(gameCategory)}
          className={styles.entry}
        >
          <CategoryIcon category={gameCategory} size={24} />
          <span className={styles.label}>{t(categoryLabel(gameCategory))}</span>
        </Link>
      ))}
    </nav>
  )
}
