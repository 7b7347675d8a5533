import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '#gateway/failure.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { Button } from '#ui/controls/button.tsx'
import { Tabs } from '#ui/controls/tabs.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { FailedState } from '#ui/states/failed-state.tsx'
import { lotteryQueries } from './lottery-queries.ts'
import { LotteryRows, LotteryRowsSkeleton } from './lottery-rows.tsx'

/** Shows all lotteries, or those of one kind. */
export function LotteryList() {
  const { t } = useTranslation()
  const language = useLanguage()
  const [group, choose] = useState('')
  const groups = useQuery(lotteryQueries.groups(language))
  const tabs = groups.data?.map(({ gameGroupId, name }) => ({ value: gameGroupId, label: name })) ?? []
  return (
    <>
      {tabs.length > 0 && (
        <Tabs
          look="chip"
          label={t('lottery.kinds')}
          tabs={[{ value: '', label: t('gamelist.all') }, ...tabs]}
          value={group}
          onChange={choose}
        />
      )}
      <Games group={group} waiting={groups.isPending} />
    </>
  )
}

interface GamesProps {
  group: string
  /** Whether the kinds, which will show above the games, are still loading. The skeleton has their place. */
  waiting: boolean
}

function Games({ group, waiting }: GamesProps) {
  const { t } = useTranslation()
  const list = useInfiniteQuery(lotteryQueries.list(group, useLanguage()))
  if (waiting || list.isPending) return <LotteryRowsSkeleton above={waiting ? ['var(--target)'] : []} />
  if (!list.data) return <FailedState message={t(failureText(list.error))} onRetry={list.refetch} />
  const games = list.data.pages.flatMap(({ content }) => content)
  if (games.length === 0) return <EmptyState title={t('lottery.none')} hint={t('games.none_hint')} />
  return (
    <>
      <LotteryRows games={games} />
      {list.isFetchNextPageError && <FailedState message={t('gamelist.next_failed')} onRetry={list.fetchNextPage} />}
      {list.hasNextPage && !list.isFetchNextPageError && (
        <Button kind="secondary" wide onClick={() => list.fetchNextPage()}>
          {t('records.more')}
        </Button>
      )}
    </>
  )
}
