import { useQuery } from '@tanstack/react-query'
import { CalendarDays, Coins } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBrand } from '#brand/platform-status.ts'
import { failureText } from '#gateway/failure.ts'
import { useMoneyText } from '#money/use-money-text.ts'
import { useShortDate } from '#money/use-short-date.ts'
import { useSession } from '#session/session.ts'
import { Money } from '#ui/content/money.tsx'
import { RecordList } from '#ui/records/record-list.tsx'
import { RecordIcon, RecordRow } from '#ui/records/record-row.tsx'
import type { Span } from '#ui/records/span.ts'
import { Sums } from '#ui/records/sums.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { agentCenterQueries } from './agent-center-queries.ts'

/** Every day comes with the first answer. */
const onePage = { hasNextPage: false, isFetchNextPageError: false, fetchNextPage: () => undefined }

/** Shows the agent's commission of each day of a span, newest first. */
export function CommissionDays({ span }: { span: Span }) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const money = useMoneyText()
  const shortDate = useShortDate()
  const query = useQuery(agentCenterQueries.kpiB(useSession(), span))
  const days = query.data?.days.toReversed()
  return (
    <RecordList
      query={{ ...query, ...onePage }}
      total={days?.length}
      failure={t(failureText(query.error))}
      header={query.data && <CommissionSums {...query.data.sums} />}
      sums={2}
      empty={<EmptyState icon={<Coins />} title={t('agent.no_commission')} />}
    >
      {days?.map(({ day, turnover, commission }) => (
        <RecordRow
          key={day}
          picture={
            <RecordIcon good={commission > 0}>
              <CalendarDays size={20} />
            </RecordIcon>
          }
          title={shortDate(day)}
          end={<Money amount={commission} currency={currency} />}
        >
          <span>{t('agent.staked', { amount: money(turnover) })}</span>
        </RecordRow>
      ))}
    </RecordList>
  )
}

function CommissionSums({ turnover, commission }: { turnover: number; commission: number }) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  return (
    <Sums
      label={t('records.sums')}
      sums={[
        { label: t('agent.turnover'), value: <Money amount={turnover} currency={currency} /> },
        { label: t('agent.commission'), value: <Money amount={commission} currency={currency} />, isResult: true },
      ]}
    />
  )
}
