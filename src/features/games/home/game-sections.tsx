import { useQuery } from '@tanstack/react-query'
import { memo, useDeferredValue, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigationType } from 'react-router-dom'
import { useLook } from '#brand/platform-status.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useStable } from '#ui/loading/use-stable.ts'
import { useMediaQuery } from '#ui/look/use-media-query.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { FailedState } from '#ui/states/failed-state.tsx'
import { SkeletonRegion } from '#ui/states/skeleton.tsx'
import { FavoritesBlock } from '../favourites/favorites-block.tsx'
import { GameGridSkeleton } from '../game-grid.tsx'
import { gameQueries } from '../game-queries.ts'
import type { Category } from './categories.ts'
import { Collection } from './collection.tsx'
import styles from './game-sections.module.css'
import { sectionsOf, tabsOf } from './home-sections.ts'
import { HotGrid } from './hot-grid.tsx'
import { VendorSection } from './vendor-section.tsx'

/** The id of the category strip's panel. */
export const sectionsId = 'game-sections'

type GameSectionsProps = {
  category: Category
  onCategory: (category: Category) => void
}

/** Shows the games of the home page's category. */
export function GameSections({ category, onCategory }: GameSectionsProps) {
  const { t } = useTranslation()
  const top = useRef<HTMLDivElement>(null)
  // The strip answers a press first.
  const shown = useDeferredValue(category)
  const reduced = useMediaQuery('(prefers-reduced-motion: reduce)')

  function show(chosen: Category) {
    onCategory(chosen)
    top.current?.scrollIntoView({ block: 'start', behavior: reduced ? 'instant' : 'smooth' })
  }

  return (
    <div ref={top} id={sectionsId} role="tabpanel" className={styles.sections} aria-label={t(`category.${shown}`)}>
      <Content category={shown} show={useStable(show)} />
    </div>
  )
}

interface ContentProps {
  category: Category
  show: (category: Category) => void
}

/** Memoised, so that a press on another category does not first render the former one again. */
const Content = memo(function Content({ category, show }: ContentProps) {
  const vendors = useQuery(gameQueries.vendors())
  const hot = useQuery(gameQueries.hot(useLanguage()))
  const complete = useComplete()
  if (category === 'FAV') return <Collection />
  // Shows one message instead of one in every block.
  if (vendors.isLoadingError && hot.isLoadingError) {
    return <FailedState onRetry={() => Promise.all([vendors.refetch(), hot.refetch()])} />
  }
  if (category !== 'HOT') return <VendorSections key={category} category={category} />
  return (
    <>
      <HotGrid onMore={() => show('HOT')} />
      {complete ? (
        <>
          <FavoritesBlock onMore={() => show('FAV')} />
          <VendorSections category={category} />
        </>
      ) : (
        <div className={styles.later} />
      )}
    </>
  )
})

/**
 * Returns whether to show what lies below the first screen. It comes after the first paint, but at once on going back,
 * where the browser restores the place.
 */
const useComplete = () => useDeferredValue(true, useNavigationType() === 'POP')

function VendorSections({ category }: { category: Category }) {
  const { t } = useTranslation()
  const { data, isLoadingError, refetch } = useQuery(gameQueries.vendors())
  const { first } = useLook()
  if (isLoadingError) return <FailedState onRetry={refetch} />
  if (!data) return <SectionSkeleton />
  const sections = sectionsOf(category, data, first)
  if (sections.length === 0 && category !== 'HOT') return <EmptyState title={t('games.none')} />
  return sections.map((section) => (
    <VendorSection
      key={`${section.area} ${section.vendor}`}
      section={section}
      tabs={tabsOf(section, data)}
      rows={sections.length === 1 ? 3 : 2}
    />
  ))
}

function SectionSkeleton() {
  return (
    <div className={styles.pending}>
      <SkeletonRegion>
        <GameGridSkeleton rows={2} />
      </SkeletonRegion>
    </div>
  )
}
