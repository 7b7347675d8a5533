import { CircleHelp, MessageSquareText } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useBrandLogo } from '#brand/brand-logo.ts'
import { useBrandName } from '#brand/brand-name.ts'
import { categoryLabel } from '#features/games/home/categories.ts'
import { useOfferedAreas } from '#features/games/home/use-offered-areas.ts'
import { areaAddress } from '#features/games/list/area-address.ts'
import { useUnread } from '#features/messages/use-unread.ts'
import { Badge } from '#ui/content/badge.tsx'
import { CategoryIcon } from '#ui/content/category-icon.tsx'
import { goHome, mainEntries } from '../menus/main-entries.tsx'
import { useOffered } from '../menus/use-offered.ts'
import styles from './side-rail.module.css'
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
      <Areas current={current} />
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

/** Shows the game centre, and the areas in the merchant's order. */
function Areas({ current }: RailProps) {
  const { t } = useTranslation()
  const { areas } = useOfferedAreas()
  if (areas.length === 0) return null
  const entry = (to: string, category: string, label: string) => (
    <Link key={category} to={to} className={styles.entry} aria-current={to === current ? 'page' : undefined}>
      <CategoryIcon category={category} size={24} />
      <span className={styles.label}>{label}</span>
    </Link>
  )
  return (
    <nav className={styles.group} aria-label={t('menu.games')}>
      {entry('/m/gameCenter', 'HOT', t('route.game_center'))}
      {areas.map((area) => entry(areaAddress(area), area, t(categoryLabel(area))))}
    </nav>
  )
}
