import { useQuery } from '@tanstack/react-query'
import { Trophy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useBrand } from '#brand/platform-status.ts'
import type { Game } from '#contract/games.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { Money } from '#ui/content/money.tsx'
import { Tabs } from '#ui/controls/tabs.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { FailedState } from '#ui/states/failed-state.tsx'
import { Skeleton, SkeletonRegion } from '#ui/states/skeleton.tsx'
import styles from './rank-list.module.css'
import { type RankPeriod, rankPeriods, winnersQueries } from './winners-queries.ts'

const panelId = 'rank-list'

/** Shows the members with the greatest wins of a day, a week or a month; the address keeps which. */
export function RankList({ onOpen }: { onOpen: (game: Game) => unknown }) {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const period = rankPeriods.find((value) => value === query.get('ranks')) ?? 'WEEK'
  function choose(next: RankPeriod) {
    const changed = new URLSearchParams(query)
    if (next === 'WEEK') changed.delete('ranks')
    else changed.set('ranks', next)
    setQuery(changed, { replace: true })
  }
  const label = { DAY: t('winners.day'), WEEK: t('winners.week'), MONTH: t('winners.month') }
  return (
    <section className={styles.board} aria-label={t('winners.ranks')}>
      <h2>{t('winners.ranks')}</h2>
      <Tabs
        look="segment"
        label={t('winners.ranks')}
        tabs={rankPeriods.map((value) => ({ value, label: label[value] }))}
        value={period}
        onChange={choose}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" aria-label={label[period]}>
        <Ranks period={period} onOpen={onOpen} />
      </div>
    </section>
  )
}

function Ranks({ period, onOpen }: { period: RankPeriod; onOpen: (game: Game) => unknown }) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const { data, isLoadingError, refetch } = useQuery(winnersQueries.ranks(period, useLanguage()))
  if (isLoadingError) return <FailedState onRetry={refetch} />
  if (!data) {
    return (
      <SkeletonRegion>
        <Skeleton height={10 * 64} />
      </SkeletonRegion>
    )
  }
  if (data.list.length === 0) return <EmptyState title={t('winners.none')} icon={<Trophy />} />
  return (
    <ol className={styles.ranks}>
      {data.list.map(({ rank, customerName, winAmount, wins, game }) => (
        <li key={rank}>
          <button type="button" className={styles.rank} onClick={() => onOpen(game)}>
            <span className={styles.number}>{rank}</span>
            <span className={styles.text}>
              <bdi>{t('winners.name', { name: customerName })}</bdi>
              <span>{t('winners.wins_of', { count: wins, game: game.displayName })}</span>
            </span>
            <Money amount={winAmount} currency={currency} signed />
          </button>
        </li>
      ))}
    </ol>
  )
}
