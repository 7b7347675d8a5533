import { Gift } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CategoryIcon } from '#ui/content/category-icon.tsx'
import { Skeleton, SkeletonRegion } from '#ui/states/skeleton.tsx'
import styles from './game-center-screen.module.css'
import { type Category, isArea } from './home/categories.ts'
import { useOfferedAreas } from './home/use-offered-areas.ts'

/** The id of the menu's panel. */
export const panelId = 'game-center'

/** The menu's entries: the categories, and promotions, which have a separate page. */
export type CenterEntry = Category | 'PROMO'

interface GameCenterMenuProps {
  value: Category
  onChoose: (entry: CenterEntry) => void
}

/** Shows the categories in a column, in the merchant's order. */
export function GameCenterMenu({ value, onChoose }: GameCenterMenuProps) {
  const { t } = useTranslation()
  const { areas, isPending } = useOfferedAreas()
  return (
    <nav className={styles.menu} aria-label={t('games.categories')}>
      {(['HOT', 'FAV', ...areas.filter(isArea)] as const).map((category) => (
        <Entry
          key={category}
          label={t(`category.${category}`)}
          icon={<CategoryIcon category={category} size={26} />}
          current={category === value}
          onPress={() => onChoose(category)}
        />
      ))}
      {isPending && <EntrySkeletons />}
      <Entry label={t('bottom.promotion')} icon={<Gift size={24} />} onPress={() => onChoose('PROMO')} />
    </nav>
  )
}

interface EntryProps {
  label: string
  icon: ReactNode
  current?: boolean
  onPress: () => void
}

const Entry = ({ label, icon, current, onPress }: EntryProps) => (
  <button
    type="button"
    className={styles.entry}
    aria-current={current ? 'true' : undefined}
    aria-controls={current ? panelId : undefined}
    onClick={onPress}
  >
    {icon}
    {label}
  </button>
)

const EntrySkeletons = () => (
  <SkeletonRegion>
    <div className={styles.pending}>
      {['RNG', 'LIVE', 'FISH', 'CRASH', 'BINGO', 'SPORTS', 'PVP', 'ELOTT'].map((place) => (
        <Skeleton key={place} height={64} radius="var(--radius-small)" />
      ))}
    </div>
  </SkeletonRegion>
)
