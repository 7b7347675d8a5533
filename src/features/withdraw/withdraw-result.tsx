import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useBrand } from '#brand/platform-status.ts'
import type { Withdrawal } from '#contract/withdraw.ts'
import { failureText } from '#gateway/failure.ts'
import { formatRecordTime } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { OrderResult } from '#money/order-parts.tsx'
import { useMoneyText } from '#money/use-money-text.ts'
import { useOrderPage } from '#money/use-order-page.ts'
import { useViewer } from '#session/viewer.ts'
import { Money } from '#ui/content/money.tsx'
import { Summary, type SummaryRow } from '#ui/content/summary.tsx'
import { Button } from '#ui/controls/button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { FailedState } from '#ui/states/failed-state.tsx'
import { Outcome } from '#ui/states/outcome.tsx'
import { Skeleton, SkeletonRegion } from '#ui/states/skeleton.tsx'
import { CancelWithdrawal } from './cancel-withdrawal.tsx'
import { useWatchWithdrawal } from './use-watch-withdrawal.ts'
import { withdrawQueries } from './withdraw-queries.ts'
import { isReturned, withdrawalTones } from './withdrawal-tones.ts'

interface WithdrawResultProps {
  id: string
  onAgain: () => void
  /** Omits the link to the record, which is beside it. */
  inRecord?: boolean
}

/** Shows the state of a withdrawal, and follows it while it is pending. */
export function WithdrawResult({ id, onAgain, inRecord = false }: WithdrawResultProps) {
  const { t } = useTranslation()
  const query = useQuery({ ...withdrawQueries.one(useViewer(), id), staleTime: 0 })
  const next = useRef<HTMLButtonElement>(null)
  const isPending = query.data?.status === 'pending'
  useOrderPage({ kind: 'withdraw', id, isPending, watch: useWatchWithdrawal() })
  const again = (
    <Button ref={next} kind="secondary" size="large" wide onClick={onAgain}>
      {t('withdraw.again')}
    </Button>
  )
  if (query.isPending) return <ResultSkeleton />
  if (query.data === undefined) return <FailedState message={t(failureText(query.error))} onRetry={query.refetch} />
  if (!query.data) return <EmptyState title={t('withdraw.result_unknown')} action={again} />
  return (
    <OrderResult
      actions={
        <>
          {!inRecord && (
            <Link to="/m/withdrawReport" className={buttonClass({ size: 'large', wide: true })}>
              {t('route.withdraw_record')}
            </Link>
          )}
          {again}
          <CancelWithdrawal withdrawal={query.data} next={next} />
        </>
      }
    >
      <WithdrawOutcome withdrawal={query.data} />
      <Details withdrawal={query.data} />
    </OrderResult>
  )
}

function WithdrawOutcome({ withdrawal: { status, reason, amount, received } }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const money = useMoneyText()
  const key = `withdraw.result_${reason ?? status}` as const
  return (
    <Outcome
      tone={withdrawalTones[status]}
      title={t(key)}
      amount={<Money amount={amount} currency={currency} />}
      text={t(`${key}_text`, { amount: money(status === 'approved' ? received : amount) })}
    />
  )
}

function Details({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const language = useLanguage()
  const { bankName, maskedNumber, amount, fee, received, status, at, settledAt } = withdrawal
  const returned = isReturned(status)
  const settled: SummaryRow[] =
    settledAt === null ? [] : [{ label: t('withdraw.settled_at'), value: formatRecordTime(settledAt, language) }]
  const paid: SummaryRow[] = returned
    ? []
    : [{ label: t('withdraw.fee'), value: <Money amount={fee} currency={currency} /> }]
  return (
    <Summary
      label={t('withdraw.summary')}
      rows={[
        { label: t('withdraw.bank'), value: bankName },
        { label: t('withdraw.number'), value: maskedNumber },
        { label: t('withdraw.asked_at'), value: formatRecordTime(at, language) },
        ...settled,
        { label: t('withdraw.amount'), value: <Money amount={amount} currency={currency} /> },
        ...paid,
      ]}
      total={{
        label: returned ? t('withdraw.back') : t('withdraw.arrives'),
        value: <Money amount={returned ? amount : received} currency={currency} />,
      }}
    />
  )
}

function ResultSkeleton() {
  return (
    <SkeletonRegion>
      <OrderResult
        actions={
          <>
            <Skeleton height="54px" radius="var(--radius-control)" />
            <Skeleton height="54px" radius="var(--radius-control)" />
          </>
        }
      >
        <Skeleton height="248px" radius="var(--radius)" />
        <Skeleton height="240px" radius="var(--radius)" />
      </OrderResult>
    </SkeletonRegion>
  )
}
