import { useInfiniteQuery } from '@tanstack/react-query'
import { CalendarClock, ChartPie, HandCoins } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBrand } from '#brand/platform-status.ts'
import type { agentContracts } from '#contract/agent-contracts.ts'
import type { Answer } from '#contract/resource.ts'
import { failureText } from '#gateway/failure.ts'
import { formatNumber, formatRecordTime } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { usePerCent } from '#i18n/use-per-cent.ts'
import { useMoneyText } from '#money/use-money-text.ts'
import { useSession } from '#session/session.ts'
import { Money } from '#ui/content/money.tsx'
import { RecordList } from '#ui/records/record-list.tsx'
import { RecordIcon, RecordRow } from '#ui/records/record-row.tsx'
import { type Span, toTheMinute } from '#ui/records/span.ts'
import { Sums } from '#ui/records/sums.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { type PaidKind, payouts } from './earnings-queries.ts'

type Payout = Answer<typeof agentContracts.dividendReport>['content'][number]

const icons = { salary: HandCoins, hours: CalendarClock, dividend: ChartPie } as const

/** Shows what contracts of a kind paid in a span, newest first, with the sum of all. */
export function Payouts({ kind, span }: { kind: PaidKind; span: Span }) {
  const { t } = useTranslation()
  const query = useInfiniteQuery(payouts(useSession(), kind, span))
  const latest = query.data?.pages.at(-1)
  const Icon = icons[kind]
  return (
    <RecordList
      query={query}
      total={latest?.total}
      failure={t(failureText(query.error))}
      header={latest && <PayoutSums sum={latest.sum} count={latest.total} />}
      sums={2}
      empty={<EmptyState icon={<Icon />} title={t('agent.no_payouts')} />}
    >
      {query.data?.pages.flatMap(({ content }) =>
        content.map((payout) => <PayoutRow key={payout.id} payout={payout} />),
      )}
    </RecordList>
  )
}

function PayoutSums({ sum, count }: { sum: number; count: number }) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const language = useLanguage()
  return (
    <Sums
      label={t('records.sums')}
      sums={[
        { label: t('agent.paid_times'), value: formatNumber(count, language) },
        { label: t('agent.paid_sum'), value: <Money amount={sum} currency={currency} />, isResult: true },
      ]}
    />
  )
}

function PayoutRow({ payout }: { payout: Payout }) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const money = useMoneyText()
  const perCent = usePerCent()
  const title = usePeriodText()(payout)
  const { kind, base, rate, below, amount } = payout
  const Icon = icons[kind]
  return (
    <RecordRow
      picture={
        <RecordIcon good={amount > 0}>
          <Icon size={20} />
        </RecordIcon>
      }
      title={title}
      end={<Money amount={amount} currency={currency} />}
    >
      <span>{t('agent.paid_of', { rate: perCent(rate), base: money(base) })}</span>
      {below > 0 && <span>{t('agent.paid_below', { amount: money(below) })}</span>}
    </RecordRow>
  )
}

/** Returns a formatter of the period that a payout is for: an hour, a day, or the first and the last day. */
function usePeriodText() {
  const language = useLanguage()
  const date = (at: number) => formatRecordTime(at, language, { month: 'short', day: 'numeric' })
  return ({ kind, from, until }: Payout) => {
    if (kind === 'hours') return formatRecordTime(from, language, toTheMinute)
    return kind === 'salary' ? date(from) : `${date(from)} – ${date(until - 1)}`
  }
}
