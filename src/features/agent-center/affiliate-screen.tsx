import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useBrand } from '#brand/platform-status.ts'
import type { agent } from '#contract/agent.ts'
import type { Answer } from '#contract/resource.ts'
import { failureText } from '#gateway/failure.ts'
import { serverNow } from '#gateway/server-time.ts'
import { formatNumber } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useSession } from '#session/session.ts'
import { Money } from '#ui/content/money.tsx'
import { RecordFilter } from '#ui/records/record-filter.tsx'
import { RecordPage } from '#ui/records/record-page.tsx'
import { Sums } from '#ui/records/sums.tsx'
import { useRecordFilter } from '#ui/records/use-record-filter.ts'
import { FailedState } from '#ui/states/failed-state.tsx'
import { Skeleton, SkeletonRegion } from '#ui/states/skeleton.tsx'
import { AffiliateCard } from './affiliate-card.tsx'
import { agentCenterQueries } from './agent-center-queries.ts'

/** Shows the agent's affiliate link, and the results of those who registered by it in a period. */
export function AffiliateScreen() {
  const { t } = useTranslation()
  const filter = useRecordFilter({}, serverNow())
  const { data, error, isPending, refetch } = useQuery(agentCenterQueries.affiliate(useSession(), filter.span))
  return (
    <RecordPage filter={<RecordFilter filter={filter} />} label={t(`records.${filter.period}`)}>
      {isPending && (
        <SkeletonRegion>
          <Skeleton height="252px" radius="var(--radius)" />
          <Skeleton height="424px" radius="var(--radius)" />
        </SkeletonRegion>
      )}
      {!isPending && !data && <FailedState message={t(failureText(error))} onRetry={refetch} />}
      {data && (
        <>
          <AffiliateSums results={data} />
          <AffiliateCard code={data.affiliateCode} />
        </>
      )}
    </RecordPage>
  )
}

function AffiliateSums({ results }: { results: Answer<typeof agent.affiliate> }) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const language = useLanguage()
  const people = (count: number) => t('agent.count', { people: formatNumber(count, language) })
  return (
    <Sums
      label={t('agent.affiliate')}
      sums={[
        { label: t('agent.joined'), value: people(results.registered) },
        { label: t('agent.newMembers'), value: people(results.newMembers) },
        { label: t('agent.activeMembers'), value: people(results.activeMembers) },
        { label: t('agent.depositors'), value: people(results.depositors) },
        { label: t('agent.deposits'), value: <Money amount={results.deposits} currency={currency} /> },
        { label: t('agent.turnover'), value: <Money amount={results.turnover} currency={currency} /> },
        {
          label: t('agent.commission'),
          value: <Money amount={results.commission} currency={currency} />,
          isResult: true,
        },
      ]}
    />
  )
}
