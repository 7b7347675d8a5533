import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { buttonClass } from '#ui/controls/button-class.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'

interface NoGamesProps {
  hint?: string
  /** The page to go on with. */
  to: '/m/home' | '/m/gameCenter'
}

/** Says that there are no games here, and leads on. */
export function NoGames({ hint, to }: NoGamesProps) {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('games.none')}
      hint={hint}
      action={
        <Link to={to} className={buttonClass({ kind: 'secondary' })}>
          {t(to === '/m/home' ? 'route.home' : 'menu.games')}
        </Link>
      }
    />
  )
}
