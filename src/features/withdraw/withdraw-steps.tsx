import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { rulesQuery } from '#brand/rules-query.ts'
import { failureText } from '#gateway/failure.ts'
import { NewPaymentPassword } from '#money/payouts/new-payment-password.tsx'
import { payoutQueries } from '#money/payouts/payout-queries.ts'
import { useViewer } from '#session/viewer.ts'
import { FailedState } from '#ui/states/failed-state.tsx'
import { Skeleton, SkeletonRegion } from '#ui/states/skeleton.tsx'
import { FirstCard } from './first-card.tsx'
import styles from './withdraw.module.css'
import { WithdrawForm, type WithdrawFormProps } from './withdraw-form.tsx'

export type WithdrawStepsProps = Pick<WithdrawFormProps, 'wallet' | 'recoverAt' | 'onMade'>

/** Shows what the member still lacks: a payment password, then a bank account, then the order itself. */
export function WithdrawSteps(props: WithdrawStepsProps) {
  const { t } = useTranslation()
  const viewer = useViewer()
  // The stakes may have changed since the last visit, and another device may have used up tries.
  const payouts = useQuery({ ...payoutQueries.cards(viewer), staleTime: 0 })
  const password = useQuery({ ...payoutQueries.password(viewer), staleTime: 0 })
  const payeeName = useQuery(payoutQueries.payeeName(viewer))
  const rules = useQuery(rulesQuery())
  const all = [payouts, password, payeeName, rules]
  if (payouts.data && password.data && payeeName.data !== undefined && rules.data) {
    const needs = { payouts: payouts.data, password: password.data, payeeName: payeeName.data, rules: rules.data }
    if (!needs.password.hasWithdrawalPassword) return <NewPaymentPassword rules={needs.rules} />
    if (needs.payouts.cards.length === 0) return <FirstCard {...needs} />
    return <WithdrawForm {...needs} {...props} />
  }
  const failed = all.find(({ isError }) => isError)
  if (!failed) return <StepsSkeleton />
  const retry = () => Promise.all(all.filter(({ isError }) => isError).map(({ refetch }) => refetch()))
  return <FailedState message={t(failureText(failed.error))} onRetry={retry} />
}

function StepsSkeleton() {
  return (
    <SkeletonRegion>
      <div className={styles.form}>
        <Skeleton width="92px" />
        <Skeleton height="60px" radius="var(--radius-control)" />
        <Skeleton height="60px" radius="var(--radius-control)" />
        <Skeleton height="104px" radius="var(--radius-control)" />
        <Skeleton height="104px" radius="var(--radius-control)" />
        <Skeleton height="180px" radius="var(--radius)" />
        <Skeleton height="54px" radius="var(--radius-control)" />
      </div>
    </SkeletonRegion>
  )
}
