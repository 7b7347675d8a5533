import { useQuery } from '@tanstack/react-query'
import { ChevronRight, LayoutGrid, Search } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { useLook } from '#brand/platform-status.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useSession } from '#session/session.ts'
import { Tabs } from '#ui/controls/tabs.tsx'
import { useReturnFocus } from '#ui/page/use-return-focus.ts'
import { FailedState } from '#ui/states/failed-state.tsx'
import { SkeletonRegion } from '#ui/states/skeleton.tsx'
import { useBriefly } from '#ui/states/waiting.ts'
import { Block } from './center/block.tsx'
import { LobbyNews } from './center/lobby-news.tsx'
import { PopularGames } from './center/popular-games.tsx'
import { RecentGames } from './center/recent-games.tsx'
import { type CenterPlace, centerQuery, readCenterQuery } from './center-address.ts'
import { type CenterEntry, GameCenterMenu, panelId } from './game-center-menu.tsx'
import styles from './game-center-screen.module.css'
import { GameGrid, GameGridSkeleton } from './game-grid.tsx'
import { gameQueries } from './game-queries.ts'
import { type Area, centerLabel } from './home/categories.ts'
import { Collection } from './home/collection.tsx'
import { vendorsOf } from './home/home-sections.ts'
import { mixedHot } from './home/hot-of.ts'
import { lotteryCenter } from './launch/launch-target.ts'
import { areaAddress } from './list/area-address.ts'
import { hasVendors } from './list/game-filter.ts'
import { gameSearchAddress } from './list/game-list-address.ts'
import { GameListResults } from './list/game-list-results.tsx'
import { tabLabel } from './list/tab-label.ts'
import { lobbyQueries } from './lobby-queries.ts'
import { NoGames } from './no-games.tsx'
import { useTileColumns } from './use-tile-columns.ts'

/**
 * Shows all games by category, with the categories at the side. Promotions and the lottery have separate screens. `ranks`
 * is shown below the hot games.
 */
export function GameCenterScreen({ ranks }: { ranks?: ReactNode }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const place = readCenterQuery(query)
  const { category } = place
  const columns = useTileColumns(true)
  const content = useRef<HTMLElement>(null)
  const notePressed = useReturnFocus(content)

  const go = (next: CenterPlace) => setQuery(centerQuery(next), { replace: true })

  function choose(entry: CenterEntry) {
    if (entry === 'PROMO') return navigate('/m/activity')
    if (entry === 'ELOTT') return navigate(lotteryCenter)
    go({ category: entry, tab: 'ALL' })
    window.scrollTo(0, 0)
  }

  return (
    <div className={styles.center}>
      <GameCenterMenu value={category} onChoose={choose} />
      <section
        ref={content}
        id={panelId}
        className={styles.content}
        style={{ '--grid-columns': columns }}
        aria-label={t(`category.${category}`)}
        onClickCapture={notePressed}
      >
        <Link className={styles.search} to={gameSearchAddress()}>
          <Search size={18} />
          {t('gamelist.search')}
        </Link>
        <Content key={category} place={place} onTab={(tab) => go({ category, tab })} ranks={ranks} />
      </section>
    </div>
  )
}

type ContentProps = { place: CenterPlace; onTab: (tab: string) => void; ranks: ReactNode }

function Content({ place: { category, tab }, onTab, ranks }: ContentProps) {
  if (category === 'FAV') return <Collection />
  return category === 'HOT' ? <Hot ranks={ranks} /> : <AreaGames area={category} named={tab} onTab={onTab} />
}

function Hot({ ranks }: { ranks: ReactNode }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { first } = useLook()
  const { data, isError, refetch } = useQuery(gameQueries.hot(language))
  const session = useSession()
  const recent = useQuery(lobbyQueries.recent(session, language))
  // Without any, the games below would move up.
  const awaitsRecent = useBriefly(recent.isLoading && !recent.isFetched)
  if (isError && !data) return <FailedState onRetry={refetch} />
  if (!data || awaitsRecent) {
    return (
      <Block title={t(session ? 'games.recent' : 'games.hot_title')}>
        <SkeletonRegion>
          <GameGridSkeleton rows={3} beside />
        </SkeletonRegion>
      </Block>
    )
  }
  const games = mixedHot(data, first)
  if (games.length === 0) return <NoGames />
  return (
    <>
      <RecentGames />
      <Block title={t('games.hot_title')}>
        <GameGrid games={games} eager={8} />
      </Block>
      <PopularGames />
      {ranks}
      <LobbyNews />
    </>
  )
}

type AreaGamesProps = { area: Area; named: string; onTab: (tab: string) => void }

/** Shows an area's games, of the named vendor if the area has it. */
function AreaGames({ area, named, onTab }: AreaGamesProps) {
  const { t } = useTranslation()
  const { data } = useQuery(gameQueries.vendors())
  const vendors = data && hasVendors(area) ? vendorsOf(data, area) : []
  const tab = !data || vendors.includes(named) ? named : 'ALL'
  const center = centerLabel[area]
  return (
    <>
      {center && (
        <Link className={styles.own} to={areaAddress(area)}>
          <LayoutGrid size={20} />
          {t(center)}
          <ChevronRight className={styles.chevron} size={18} />
        </Link>
      )}
      {vendors.length > 1 && (
        <Tabs
          look="chip"
          label={t('games.tabs_of', { title: t(`category.${area}`) })}
          tabs={['ALL', ...vendors].map((value) => ({ value, label: tabLabel(value, t) }))}
          value={tab}
          onChange={onTab}
        />
      )}
      <GameListResults place={{ area, tab, name: '', sort: 'POPULAR' }} beside />
    </>
  )
}
