import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useBrand } from '#brand/platform-status.ts'
import { failureText } from '#gateway/failure.ts'
import { serverNow } from '#gateway/server-time.ts'
import { formatNumber } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useSession } from '#session/session.ts'
import { Money } from '#ui/content/money.tsx'
import { spanOf } from '#ui/records/span.ts'
import { Sums, SumsSkeleton } from '#ui/records/sums.tsx'
import { FailedState } from '#ui/states/failed-state.tsx'
import { SkeletonRegion } from '#ui/states/skeleton.tsx'
import styles from './agent-center.module.css'
import { agentCenterQueries } from './agent-center-queries.ts'
import { TodaysSalary, TodaysSalarySkeleton } from './todays-salary.tsx'

/** Shows today's commission and salary, what the salary is made of, and the size and the results of the team. */
export function Today({ salaried }: { salaried: boolean }) {
  const { t } = useTranslation()
  const session = useSession()
  const today = spanOf('today', serverNow())
  const [people, play, salary] = useQueries({
    queries: [
      agentCenterQueries.kpiA(session, today),
      agentCenterQueries.kpiB(session, today),
      { ...agentCenterQueries.todaysSalary(session), enabled: salaried },
    ],
  })
  const needed = salaried ? [people, play, salary] : [people, play]
  const failed = needed.find(({ isError, data }) => isError && !data)
  if (failed) {
    const retry = () => needed.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch())
    return <FailedState message={t(failureText(failed.error))} onRetry={retry} />
  }
  if (!people.data || !play.data || (salaried && !salary.data)) return <TodaySkeleton salaried={salaried} />
  return (
    <div className={styles.block}>
      <h2>{t('agent.today')}</h2>
      <TodaySums
        {...people.data.sums}
        {...play.data.sums}
        salary={salaried ? (salary.data?.earnings?.amount ?? 0) : undefined}
      />
      {salary.data && <TodaysSalary {...salary.data} />}
    </div>
  )
}

interface TodaySumsProps {
  commission: number
  /** Undefined if the agent has no contracts. */
  salary: number | undefined
  members: number
  newMembers: number
  activeMembers: number
  deposits: number
  turnover: number
}

function TodaySums(today: TodaySumsProps) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const language = useLanguage()
  const money = (amount: number) => <Money amount={amount} currency={currency} />
  const people = (count: number) => t('agent.count', { people: formatNumber(count, language) })
  return (
    <Sums
      label={t('agent.today')}
      sums={[
        { label: t('agent.commission'), value: money(today.commission) },
        ...(today.salary === undefined ? [] : [{ label: t('agent.salary'), value: money(today.salary) }]),
        { label: t('agent.members'), value: people(today.members) },
        { label: t('agent.newMembers'), value: people(today.newMembers) },
        { label: t('agent.activeMembers'), value: people(today.activeMembers) },
        { label: t('agent.deposits'), value: money(today.deposits) },
        { label: t('agent.turnover'), value: money(today.turnover) },
      ]}
    />
  )
}

function TodaySkeleton({ salaried }: { salaried: boolean }) {
  const { t } = useTranslation()
  return (
    <div className={styles.block}>
      <h2>{t('agent.today')}</h2>
      <SkeletonRegion>
        <SumsSkeleton count={salaried ? 7 : 6} result={false} />
      </SkeletonRegion>
      {salaried && <TodaysSalarySkeleton />}
    </div>
  )
}
