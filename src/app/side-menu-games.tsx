import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { gameQueries } from '#features/games/game-queries.ts'
import { categoryLabel } from '#features/games/home/categories.ts'
import { gameListAddress } from '#features/games/list/game-list-address.ts'
import { CategoryIcon } from '#ui/category-icon.tsx'
import styles from './side-menu.module.css'

/** The categories with a screen of their own. */
const pages: Readonly<Record<string, string>> = { RNG: '/m/slotsCenter', SPORTS: '/m/sportsGame', ELOTT: '/m/lottery' }

/** Shows the game centre as a collapsible list of categories in the gateway's order. */
export function SideMenuGames({ onPick }: { onPick: () => void }) {
  const { t } = useTranslation()
  const { data } = useQuery(gameQueries.vendors())
  if (!data || data.vendorSorting.length === 0) return null
  return (
    <details className={styles.fold} open>
      <summary className={styles.row}>
        <span>{t('menu.games')}</span>
        <ChevronDown className={styles.chevron} size={18} />
      </summary>
      <nav className={styles.games} aria-label={t('menu.games')}>
        <Link to="/m/gameCenter" className={styles.game} onClick={onPick}>
          <CategoryIcon category="HOT" size={28} />
          {t('route.game_center')}
        </Link>
        {data.vendorSorting.map(({ gameCategory }) => (
          <Link
            key={gameCategory}
            to={pages[gameCategory] ?? gameListAddress(gameCategory)}
            className={styles.game}
            onClick={onPick}
          >
            <CategoryIcon category={gameCategory} size={28} />
            {t(categoryLabel(gameCategory))}
          </Link>
        ))}
      </nav>
    </details>
  )
}
