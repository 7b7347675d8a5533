import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useBrand } from '#brand/platform-status.ts'
import { difference } from '#contract/exact-money.ts'
import { gameCategories } from '#contract/games.ts'
import { roundStates } from '#contract/wallet.ts'
import { serverNow } from '#gateway/server-time.ts'
import { PagedRecord } from '#money/paged-record.tsx'
import { useViewer } from '#session/viewer.ts'
import { Money } from '#ui/content/money.tsx'
import { isOneOf } from '#ui/records/record-filter-address.ts'
import { Sums } from '#ui/records/sums.tsx'
import { useRecordFilter } from '#ui/records/use-record-filter.ts'
import { GameRecordDetail } from './game-record-detail.tsx'
import { GameRecordRow } from './game-record-row.tsx'
import { recordQueries } from './record-queries.ts'

const checks = {
  category: isOneOf(gameCategories),
  vendor: (value: string) => value.length <= 32,
  state: isOneOf(roundStates),
}

/** Shows the member's bets and wins by round. */
export function GameRecordScreen() {
  const { t } = useTranslation()
  const filter = useRecordFilter(checks, serverNow())
  const { category, vendor, state } = filter.values
  const selected = {
    gameCategory: gameCategories.find((known) => known === category),
    vendor: vendor || undefined,
    state: roundStates.find((known) => known === state),
  }
  const viewer = useViewer()
  const query = useInfiniteQuery(recordQueries.games(viewer, { ...filter.span, ...selected }))
  const vendors = useQuery(recordQueries.vendors(viewer, filter.span))
  const choices = [
    {
      name: 'category',
      label: t('records.category'),
      options: gameCategories.map((value) => ({ value, label: t(`category.${value}`) })),
    },
    {
      name: 'vendor',
      label: t('records.vendor'),
      options: vendors.data?.map(({ vendor: value, vendorName }) => ({ value, label: vendorName })) ?? [],
    },
    {
      name: 'state',
      label: t('records.state'),
      options: roundStates.map((value) => ({ value, label: t(`records.state_${value}`) })),
    },
  ] as const
  return (
    <PagedRecord
      filter={filter}
      choices={choices}
      optionQueries={[vendors]}
      query={query}
      header={({ totalBet, totalWin }) => <GameSums bet={totalBet} win={totalWin} />}
      sums={3}
      empty={{ hint: t('records.games_hint'), to: '/m/gameCenter', action: t('menu.games') }}
      row={(record) => <GameRecordRow key={record.id} record={record} />}
      detail={(id) => (
        <GameRecordDetail
          record={query.data?.pages.flatMap(({ content }) => content).find((record) => record.id === id)}
          loading={query.isPending}
        />
      )}
    />
  )
}

function GameSums({ bet, win }: { bet: number; win: number }) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const net = difference(win, bet)
  return (
    <Sums
      label={t('records.sums')}
      sums={[
        { label: t('records.total_bet'), value: <Money amount={bet} currency={currency} /> },
        { label: t('records.total_win'), value: <Money amount={win} currency={currency} /> },
        { label: t('records.net'), value: <Money amount={net} currency={currency} signed />, isResult: true },
      ]}
    />
  )
}
