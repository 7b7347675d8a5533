import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Tabs } from '#ui/controls/tabs.tsx'
import { gameQueries } from '../game-queries.ts'
import { vendorsOf } from '../home/home-sections.ts'
import { generalTabs } from '../list/game-list-address.ts'
import { GameListResults } from '../list/game-list-results.tsx'
import { GameSearch } from '../list/game-search.tsx'
import { tabLabel } from '../list/tab-label.ts'
import { useGameListPlace } from '../list/use-game-list-place.ts'
import styles from './slots-center-screen.module.css'

const panelId = 'slots'

/** Shows the slots by vendor, with their search and order. `wins` is shown above them unless there is a search. */
export function SlotsCenterScreen({ wins }: { wins?: ReactNode }) {
  const { t } = useTranslation()
  const { place, type, search, clear, cleared, settle, chooseTab, sortBy } = useGameListPlace()
  const { data: vendors } = useQuery(gameQueries.vendors())

  return (
    <div className={styles.center}>
      <GameSearch
        key={cleared}
        initial={place.name}
        onSearch={type}
        onSettled={search}
        onClose={clear}
        autoFocus={cleared > 0}
      />
      {place.name === '' && wins}
      <Tabs
        look="chip"
        label={t('games.tabs_of', { title: t('category.RNG') })}
        tabs={[...generalTabs(place.name !== ''), ...(vendors ? vendorsOf(vendors, 'RNG') : [])].map((value) => ({
          value,
          label: tabLabel(value, t),
        }))}
        value={place.tab}
        onChange={chooseTab}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" aria-label={tabLabel(place.tab, t)} {...settle}>
        <GameListResults place={{ ...place, area: 'RNG' }} onClear={clear} onSort={sortBy} />
      </div>
    </div>
  )
}
