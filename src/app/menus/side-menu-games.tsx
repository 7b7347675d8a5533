import { ChevronDown, Trophy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { categoryLabel } from '#features/games/home/categories.ts'
import { useOfferedAreas } from '#features/games/home/use-offered-areas.ts'
import { areaAddress } from '#features/games/list/area-address.ts'
import { CategoryIcon } from '#ui/content/category-icon.tsx'
import styles from './side-menu.module.css'

/** Shows the game centre as a collapsible list of categories in the merchant's order. */
export function SideMenuGames({ onPick }: { onPick: () => void }) {
  const { t } = useTranslation()
  const { areas } = useOfferedAreas()
  if (areas.length === 0) return null
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
        <Link to="/m/winners" className={styles.game} onClick={onPick}>
          <Trophy size={28} />
          {t('winners.title')}
        </Link>
        {areas.map((area) => (
          <Link key={area} to={areaAddress(area)} className={styles.game} onClick={onPick}>
            <CategoryIcon category={area} size={28} />
            {t(categoryLabel(area))}
          </Link>
        ))}
      </nav>
    </details>
  )
}
