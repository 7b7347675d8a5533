import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { failureText } from '#gateway/failure.ts'
import { serverNow } from '#gateway/server-time.ts'
import { useSession } from '#session/session.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Tabs } from '#ui/controls/tabs.tsx'
import { RecordFilter } from '#ui/records/record-filter.tsx'
import { isOneOf, recordFilterQuery } from '#ui/records/record-filter-address.ts'
import { RecordList } from '#ui/records/record-list.tsx'
import { RecordPage } from '#ui/records/record-page.tsx'
import type { Span } from '#ui/records/span.ts'
import { useRecordFilter } from '#ui/records/use-record-filter.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { FailedState } from '#ui/states/failed-state.tsx'
import styles from './agent-center.module.css'
import type { Figure, Figures } from './kpi-columns.ts'
import { kpiQueries } from './kpi-queries.ts'
import { KpiRow } from './kpi-row.tsx'
import { KpiSums } from './kpi-sums.tsx'
import { kpiAddress, teamAddress } from './team-address.ts'
import { TeamPath } from './team-path.tsx'
import { teamQueries } from './team-queries.ts'

/** Returns the address of a member's team with the same filter; of the agent's own without an account. */
type Address = (account?: string) => string

const reportId = 'agent-kpi'
const reports = ['a', 'b'] as const

const isAccount = (value: string) => value.length <= 64

/**
 * Shows the key figures of a team in a period: people and deposits (A), or play and profit (B). The team is the agent's,
 * or that of the member whom the address names.
 */
export function KpiScreen() {
  const { t } = useTranslation()
  const filter = useRecordFilter({ of: isOneOf(['b']), account: isAccount }, serverNow())
  const { account } = filter.values
  const address: Address = (below = '') =>
    `${kpiAddress}?${recordFilterQuery({ ...filter, values: { ...filter.values, account: below } })}`
  const of = filter.values.of === 'b' ? 'b' : 'a'
  const Report = of === 'b' ? ReportB : ReportA
  return (
    <RecordPage filter={<RecordFilter filter={filter} />} label={t(`records.${filter.period}`)}>
      {account && <KpiPath account={account} address={address} />}
      <Tabs
        look="underline"
        label={t('agent.kpi')}
        tabs={reports.map((value) => ({ value, label: t(`agent.kpi_${value}`) }))}
        value={of}
        onChange={(next) => filter.choose('of', next === 'b' ? next : '')}
        panelId={reportId}
      />
      <div id={reportId} role="tabpanel" aria-label={t(`agent.kpi_${of}`)} className={styles.block}>
        <Report span={filter.span} account={account || undefined} address={address} />
      </div>
    </RecordPage>
  )
}

/** Shows the line from the agent to the member, and leads to the team of each. */
function KpiPath({ account, address }: { account: string; address: Address }) {
  const { t } = useTranslation()
  const { data, isPending, error, refetch } = useQuery(teamQueries.person(useSession(), account))
  if (isPending) return <div className={styles.path} />
  if (!data) return <FailedState message={t(failureText(error))} onRetry={refetch} />
  return <TeamPath path={data.path} address={address} />
}

interface ReportProps {
  span: Span
  account: string | undefined
  address: Address
}

const ReportA = ({ span, account, address }: ReportProps) => (
  <Rows query={useInfiniteQuery(kpiQueries.a(useSession(), span, account))} main="netDeposits" address={address} />
)

const ReportB = ({ span, account, address }: ReportProps) => (
  <Rows query={useInfiniteQuery(kpiQueries.b(useSession(), span, account))} main="profit" address={address} />
)

interface Page {
  total: number
  sums: Figures
  content: readonly ComponentProps<typeof KpiRow>['row'][]
}

interface RowsProps {
  query: UseInfiniteQueryResult<InfiniteData<Page>>
  /** The figure of a closed row. */
  main: Figure
  address: Address
}

function Rows({ query, main, address }: RowsProps) {
  const { t } = useTranslation()
  const rows = query.data?.pages.flatMap(({ content }) => content)
  const first = query.data?.pages[0]
  return (
    <RecordList
      query={query}
      total={first?.total}
      count={t('agent.listed', { count: first?.total ?? 0 })}
      failure={t(failureText(query.error))}
      header={first && <KpiSums sums={first.sums} />}
      sums={7}
      empty={<NoRows />}
    >
      {rows?.map((row) => (
        <KpiRow key={row.account} row={row} main={main} address={address} />
      ))}
    </RecordList>
  )
}

function NoRows() {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={<UsersRound />}
      title={t('records.none')}
      action={
        <Link to={teamAddress} className={buttonClass()}>
          {t('agent.team')}
        </Link>
      }
    />
  )
}
