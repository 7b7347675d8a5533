import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Region } from '#contract/lottery.ts'
import { failureText } from '#gateway/failure.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { Tabs } from '#ui/controls/tabs.tsx'
import { Checkbox } from '#ui/forms/checkbox.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { FailedState } from '#ui/states/failed-state.tsx'
import { lotteryQueries } from './lottery-queries.ts'
import { LotteryRows, LotteryRowsSkeleton } from './lottery-rows.tsx'

/** Shows Vietnam's lotteries by region: all of them, or those that draw today. */
export function VietnamList() {
  const { t } = useTranslation()
  const [chosen, choose] = useState<Region['region']>('south')
  const [todayOnly, setTodayOnly] = useState(false)
  const { data, isPending, error, refetch } = useQuery(lotteryQueries.regions(useLanguage()))
  if (isPending) return <LotteryRowsSkeleton above={['var(--target)', '44px']} />
  if (!data) return <FailedState message={t(failureText(error))} onRetry={refetch} />
  const shown = data.find(({ region }) => region === chosen) ?? data[0]
  if (!shown) return <EmptyState title={t('lottery.none')} hint={t('games.none_hint')} />
  const games = shown.games.filter(({ today }) => today || !todayOnly)
  return (
    <>
      <Tabs
        look="chip"
        label={t('lottery.vietnam')}
        tabs={data.map(({ region, name }) => ({ value: region, label: name }))}
        value={shown.region}
        onChange={choose}
      />
      <Checkbox checked={todayOnly} onChange={(event) => setTodayOnly(event.target.checked)}>
        {t('lottery.today_only')}
      </Checkbox>
      {games.length > 0 ? <LotteryRows games={games} /> : <EmptyState title={t('lottery.none_today')} />}
    </>
  )
}
