import { useQuery } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CategoryIcon } from '#ui/category-icon.tsx'
import { Skeleton, SkeletonRegion } from '#ui/skeleton.tsx'
import styles from './game-center-screen.module.css'
import { gameQueries } from './game-queries.ts'
import { type Category, isArea } from './home/categories.ts'

/** The id of the menu's panel. */
export const panelId = 'game-center'

/** The menu's entries: the categories, and promotions, which have a separate page. */
export type CenterEntry = Category | 'PROMO'

interface GameCenterMenuProps {
  value: Category
  onChoose: (entry: CenterEntry) => void
}

/** Shows the categories in a column, in the gateway's order. */
export function GameCenterMenu({ value, onChoose }: GameCenterMenuProps) {
  const { t } = useTranslation()
  const { data, isPending } = useQuery(gameQueries.vendors())
  const areas = data?.vendorSorting.map(({ gameCategory }) => gameCategory).filter(isArea) ?? []
  return (
    <nav className={styles.menu} aria-label={t('games.categories')}>
      {(['HOT', 'FAV', ...areas] as const).map((category) => (
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
      {['RNG', 'LIVE', 'FISH', 'CRASH'].map((place) => (
        <Skeleton key={place} width={68} height={64} radius="var(--radius-small)" />
      ))}
    </div>
  </SkeletonRegion>
)
