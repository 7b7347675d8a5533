import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Tabs } from '#ui/controls/tabs.tsx'
import { useShownFirst } from '#ui/loading/use-shown-first.ts'
import { useStable } from '#ui/loading/use-stable.ts'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { gameQueries } from '../game-queries.ts'
import { vendorsOf } from '../home/home-sections.ts'
import { hasVendors, type ListArea } from './game-filter.ts'
import { type GameTab, generalTabs } from './game-list-address.ts'
import { GameListHeader } from './game-list-header.tsx'
import { GameListResults } from './game-list-results.tsx'
import styles from './game-list-screen.module.css'
import { areaLabel, tabLabel } from './tab-label.ts'
import { useGameListPlace } from './use-game-list-place.ts'

const panelId = 'game-list'

/** Shows every game of an area, filtered by vendor, or what a search finds among them. */
export function GameListScreen() {
  const { t } = useTranslation()
  const { place, searching, type, search, clear, cleared, settle, chooseTab, sortBy } = useGameListPlace()

  return (
    <div className={styles.screen}>
      <div className={styles.top}>
        <GameListHeader
          key={cleared}
          title={areaLabel(place.area, t)}
          name={place.name}
          searching={searching || cleared > 0}
          onSearch={type}
          onSettled={search}
        />
        <VendorTabs area={place.area} tab={place.tab} searching={place.name !== ''} onChange={useStable(chooseTab)} />
      </div>
      <div id={panelId} role="tabpanel" aria-label={tabLabel(place.tab, t)} className={styles.panel} {...settle}>
        <GameListResults place={place} onClear={clear} onSort={sortBy} />
      </div>
    </div>
  )
}

type VendorTabsProps = { area: ListArea; tab: GameTab; searching: boolean; onChange: (tab: GameTab) => void }

/** Memoised, because the screen renders for each key of a search. */
const VendorTabs = memo(function VendorTabs({ area, tab, searching, onChange }: VendorTabsProps) {
  const { t } = useTranslation()
  const { data, isPending } = useQuery(gameQueries.vendors())
  const { shown, choose } = useShownFirst(tab, onChange)
  if (isPending) return <TabsSkeleton />
  const vendors = data && hasVendors(area) ? vendorsOf(data, area) : []
  // A vendor that only the address names has a tab too, so that the shown list has a selected tab.
  const tabs = [...new Set([...generalTabs(searching), ...vendors, tab])]
  return (
    <Tabs
      look="chip"
      label={t('games.tabs_of', { title: areaLabel(area, t) })}
      tabs={tabs.map((value) => ({ value, label: tabLabel(value, t) }))}
      value={shown}
      onChange={choose}
      panelId={panelId}
    />
  )
})

function TabsSkeleton() {
  return (
    <div className={styles.tabsPending}>
      {[64, 64, 58, 58, 58].map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a skeleton is its place
        <Skeleton key={index} width={width} height={44} radius="var(--radius-pill)" />
      ))}
    </div>
  )
}
