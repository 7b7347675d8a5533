import { useTranslation } from 'react-i18next'
import { CategoryIcon } from '#ui/content/category-icon.tsx'
import { Tabs } from '#ui/controls/tabs.tsx'
import { Skeleton, SkeletonRegion } from '#ui/states/skeleton.tsx'
import { type Category, isArea } from './categories.ts'
import styles from './category-strip.module.css'
import { sectionsId } from './game-sections.tsx'
import { useOfferedAreas } from './use-offered-areas.ts'

type CategoryStripProps = {
  value: Category
  onChange: (category: Category) => void
}

/** Shows the tabs of the home page's categories: HOT and FAV, then the areas in the merchant's order. */
export function CategoryStrip({ value, onChange }: CategoryStripProps) {
  const { t } = useTranslation()
  const { areas, isPending } = useOfferedAreas()
  if (isPending) return <StripSkeleton />
  return (
    <div className={styles.strip}>
      <Tabs
        look="tile"
        label={t('games.categories')}
        panelId={sectionsId}
        value={value}
        onChange={onChange}
        tabs={(['HOT', 'FAV', ...areas.filter(isArea)] as const).map((category) => ({
          value: category,
          label: t(`category.${category}`),
          icon: <CategoryIcon category={category} size={26} />,
        }))}
      />
    </div>
  )
}

function StripSkeleton() {
  return (
    <SkeletonRegion>
      <div className={styles.skeleton}>
        {['HOT', 'FAV', 'RNG', 'LIVE', 'FISH', 'CRASH'].map((place) => (
          <div key={place}>
            <Skeleton width={50} height={50} radius="var(--category-radius, var(--radius-control))" />
            <Skeleton width={36} height={13} />
          </div>
        ))}
      </div>
    </SkeletonRegion>
  )
}
