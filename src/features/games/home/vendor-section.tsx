import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useLanguage } from '#i18n/use-language.ts'
import { Tabs } from '#ui/controls/tabs.tsx'
import { useNearViewport } from '#ui/loading/use-near-viewport.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { gameQueries } from '../game-queries.ts'
import { areaAddress } from '../list/area-address.ts'
import { gameListAddress } from '../list/game-list-address.ts'
import { tabLabel } from '../list/tab-label.ts'
import { centerLabel } from './categories.ts'
import { CenterLink } from './center-link.tsx'
import styles from './games-block.module.css'
import { GamesBlock } from './games-block.tsx'
import type { Section } from './home-sections.ts'
import { hotOf } from './hot-of.ts'

/** Three slides of two rows of three. */
const most = 18

function useSectionGames({ area, vendor }: Section, tab: string, near: boolean) {
  const language = useLanguage()
  const hot = useQuery({ ...gameQueries.hot(language), enabled: near && tab === 'HOT' })
  const filter = { area, vendor: tab === 'ALL' ? '' : tab }
  const list = useInfiniteQuery({ ...gameQueries.list(filter, language), enabled: near && tab !== 'HOT' })
  if (tab === 'HOT') return { ...hot, games: hot.data && hotOf(hot.data, area, vendor) }
  return { ...list, games: list.data?.pages[0]?.games }
}

type VendorSectionProps = {
  section: Section
  /** HOT, ALL or vendor codes. */
  tabs: readonly string[]
  rows?: 2 | 3
}

/** Shows a block of one area's games, by tabs. Until it is near the viewport, it has only its header and its size. */
export function VendorSection({ section, tabs, rows = 2 }: VendorSectionProps) {
  const { t } = useTranslation()
  const { area, vendor } = section
  const [tab, setTab] = useState(vendor ?? 'HOT')
  const block = useRef<HTMLDivElement>(null)
  const near = useNearViewport(block)
  const { games, isLoadingError, refetch } = useSectionGames(section, tab, near)
  const category = t(`category.${area}`)
  const center = centerLabel[area]
  const title = vendor ? t('games.vendor_title', { vendor, category }) : category
  return (
    <GamesBlock
      ref={block}
      title={title}
      far={!near}
      games={near ? games?.slice(0, most) : undefined}
      rows={rows}
      listKey={tab}
      failed={isLoadingError}
      onRetry={refetch}
      empty={<EmptyState title={t('games.none')} />}
      action={
        <>
          {center && !vendor && <CenterLink to={areaAddress(area)} label={t(center)} />}
          <Link
            className={styles.more}
            to={gameListAddress(area, vendor ?? tab)}
            aria-label={t('games.view_all_of', { title })}
          >
            {t('games.view_all')}
          </Link>
        </>
      }
      filter={
        near && (
          <Tabs
            look="chip"
            label={t('games.tabs_of', { title })}
            tabs={tabs.map((value) => ({ value, label: tabLabel(value, t) }))}
            value={tab}
            onChange={setTab}
          />
        )
      }
    />
  )
}
