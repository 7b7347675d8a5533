import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useBrand, useMenuPermitted } from '#brand/platform-status.ts'
import type { Deposit } from '#contract/deposit.ts'
import { gatewayPage } from '#gateway/deployment.ts'
import { failureText } from '#gateway/failure.ts'
import { OrderResult } from '#money/order-parts.tsx'
import { useMoneyText } from '#money/use-money-text.ts'
import { useOrderPage } from '#money/use-order-page.ts'
import { useViewer } from '#session/viewer.ts'
import { Money } from '#ui/content/money.tsx'
import { Summary } from '#ui/content/summary.tsx'
import { Button } from '#ui/controls/button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { FailedLine } from '#ui/states/failed-line.tsx'
import { FailedState } from '#ui/states/failed-state.tsx'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { Outcome, type OutcomeTone } from '#ui/states/outcome.tsx'
import { useBriefly } from '#ui/states/waiting.ts'
import { AcceptPromo } from './accept-promo.tsx'
import { depositQueries } from './deposit-queries.ts'
import { TransferTo } from './transfer-to.tsx'
import { useWatchDeposit } from './use-watch-deposit.ts'

interface DepositResultProps {
  id: string
  onAgain: () => void
  /** Omits the link to the record, which is beside it. */
  inRecord?: boolean
}

/** Shows the state of a deposit, and follows it while it is pending. */
export function DepositResult({ id, onAgain, inRecord = false }: DepositResultProps) {
  const { t } = useTranslation()
  const viewer = useViewer()
  const { data, error, isPending, refetch } = useQuery({ ...depositQueries.one(viewer, id), staleTime: 0 })
  const deposit = data ?? undefined
  const over = deposit !== undefined && !['pending', 'credited'].includes(deposit.status)
  const mayTakeBonus = deposit !== undefined && !over && deposit.bonus === 0
  const promos = useQuery({ ...depositQueries.promos(viewer, id), staleTime: 0, enabled: mayTakeBonus })
  const again = (
    <Button kind={over ? 'primary' : 'secondary'} size="large" wide onClick={onAgain}>
      {t('deposit.again')}
    </Button>
  )
  useOrderPage({ kind: 'deposit', id, isPending: deposit?.status === 'pending', watch: useWatchDeposit() })
  // The offer of a bonus would move the buttons below it. A retry shows in its own place.
  const awaitsOffer = useBriefly(promos.isLoading && promos.errorUpdateCount === 0)
  if (isPending || awaitsOffer) return <LoadingState />
  if (data === undefined) return <FailedState message={t(failureText(error))} onRetry={refetch} />
  if (!deposit) return <EmptyState title={t('deposit.result_unknown')} action={again} />
  return (
    <OrderResult
      actions={
        <>
          {over && again}
          {deposit.payUrl && <Continue payUrl={deposit.payUrl} />}
          {!inRecord && <RecordLink secondary={over || deposit.payUrl !== null} />}
          {!over && again}
        </>
      }
    >
      <DepositOutcome deposit={deposit} />
      {deposit.status === 'pending' && deposit.method === 'BANK' && <TransferTo bankName={deposit.bankName} />}
      {!over &&
        (deposit.bonus > 0 ? (
          <BonusSummary deposit={deposit} />
        ) : promos.isLoadingError ? (
          <FailedLine
            message={t('deposit.offers_failed', { reason: t(failureText(promos.error)) })}
            onRetry={promos.refetch}
          />
        ) : (
          <AcceptPromo deposit={deposit} promos={promos.data ?? []} />
        ))}
    </OrderResult>
  )
}

/** Shows the bonus of a deposit, and how much of its turnover is played. */
function BonusSummary({ deposit: { amount, bonus, turnover } }: { deposit: Deposit }) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const money = useMoneyText()
  const played = turnover && {
    label: t('deposit.turnover'),
    value: t('withdraw.turnover_done', { done: money(turnover.done), required: money(turnover.required) }),
  }
  return (
    <Summary
      label={t('deposit.summary')}
      rows={[
        { label: t('deposit.amount'), value: <Money amount={amount} currency={currency} /> },
        { label: t('deposit.bonus'), value: <Money amount={bonus} currency={currency} signed /> },
        ...(played ? [played] : []),
      ]}
      total={{ label: t('deposit.credited_total'), value: <Money amount={amount + bonus} currency={currency} /> }}
    />
  )
}

const tones: Record<Deposit['status'], OutcomeTone> = {
  pending: 'waiting',
  credited: 'done',
  failed: 'failed',
  cancelled: 'failed',
  expired: 'failed',
}

/** Returns the key of a deposit's message. */
function keyOf({ status, method, payUrl }: Deposit) {
  if (status === 'pending') {
    if (method === 'BANK') return 'deposit.result_pending_BANK'
    return payUrl ? 'deposit.result_pending_GATEWAY' : 'deposit.result_confirming'
  }
  if (method === 'BANK' && (status === 'failed' || status === 'expired'))
    return `deposit.result_${status}_BANK` as const
  return `deposit.result_${status}` as const
}

function DepositOutcome({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const money = useMoneyText()
  const { status, amount, bonus } = deposit
  const key = keyOf(deposit)
  return (
    <Outcome
      tone={tones[status]}
      title={t(key)}
      amount={<Money amount={amount} currency={currency} />}
      text={t(`${key}_text`, { amount: money(amount + bonus) })}
    />
  )
}

/** Links back to an unfinished payment page. */
function Continue({ payUrl }: { payUrl: string }) {
  const { t } = useTranslation()
  const page = gatewayPage(payUrl)
  if (!page) return <p role="alert">{t('system_busy')}</p>
  return (
    <a href={page.href} className={buttonClass({ size: 'large', wide: true })}>
      {t('deposit.continue')}
    </a>
  )
}

function RecordLink({ secondary }: { secondary: boolean }) {
  const { t } = useTranslation()
  const permitted = useMenuPermitted()
  if (!permitted('DEPRECM3')) return null
  return (
    <Link
      to="/m/vouReport"
      className={buttonClass({ kind: secondary ? 'secondary' : 'primary', size: 'large', wide: true })}
    >
      {t('deposit.record')}
    </Link>
  )
}
