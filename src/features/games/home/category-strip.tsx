import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLook } from '#brand/platform-status.ts'
import { CategoryIcon } from '#ui/category-icon.tsx'
import { Skeleton, SkeletonRegion } from '#ui/skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { gameQueries } from '../game-queries.ts'
import { type Category, inOrder, isArea } from './categories.ts'
import styles from './category-strip.module.css'
import { sectionsId } from './game-sections.tsx'

type CategoryStripProps = {
  value: Category
  onChange: (category: Category) => void
}

/** Shows the tabs of the home page's categories: HOT and FAV, then the areas in the gateway's order. */
export function CategoryStrip({ value, onChange }: CategoryStripProps) {
  const { t } = useTranslation()
  const { data, isPending } = useQuery(gameQueries.vendors())
  const { first } = useLook()
  if (isPending) return <StripSkeleton />
  const areas = inOrder(data?.vendorSorting.map(({ gameCategory }) => gameCategory).filter(isArea) ?? [], first)
  return (
    <div className={styles.strip}>
      <Tabs
        look="tile"
        label={t('games.categories')}
        panelId={sectionsId}
        value={value}
        onChange={onChange}
        tabs={(['HOT', 'FAV', ...areas] as const).map((category) => ({
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
