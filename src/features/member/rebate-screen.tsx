import { useQuery } from '@tanstack/react-query'
import { BadgePercent } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useBrand } from '#brand/platform-status.ts'
import { promotions } from '#contract/promotions.ts'
import type { Answer } from '#contract/resource.ts'
import { call } from '#gateway/call.ts'
import { failureText, GatewayFailure } from '#gateway/failure.ts'
import { useClaim } from '#money/use-claim.ts'
import { useSession } from '#session/session.ts'
import { Money } from '#ui/content/money.tsx'
import { Button } from '#ui/controls/button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { FailedState } from '#ui/states/failed-state.tsx'
import { Skeleton, SkeletonRegion } from '#ui/states/skeleton.tsx'
import card from './gradient-card.module.css'
import { memberQueries } from './member-queries.ts'
import styles from './rebate.module.css'
import { Commission, RebateHistory, RebateItems } from './rebate-lists.tsx'

type Rebate = Answer<typeof promotions.manualRebate>

/** Shows the single cash back: the amount to claim, its origin, and earlier claims. */
export function RebateScreen() {
  const { t } = useTranslation()
  const { data, isPending, error, refetch } = useQuery(memberQueries.rebate(useSession()))
  if (isPending) return <RebateSkeleton />
  if (!data) return <RebateFailed failure={error} onRetry={refetch} />
  return (
    <div className={styles.page}>
      {data.total > 0 ? <Claimable total={data.total} /> : <NothingYet />}
      <div className={styles.lists}>
        <RebateItems items={data.items} />
        <Commission commission={data.commission} />
        <Link to="/m/member/benefits" className={styles.link}>
          {t('member.rebate_rates')}
        </Link>
        <RebateHistory history={data.history} />
      </div>
    </div>
  )
}

function Claimable({ total }: Pick<Rebate, 'total'>) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const claim = useClaim({
    operationOf: (operation: 'rebate') => operation,
    send: (_, idempotencyKey) => call(promotions.claimManualRebate, { idempotencyKey }),
    stale: memberQueries.all,
    received: 'member.rebate_received',
  })
  return (
    <section className={card.card} aria-label={t('member.rebate_total')}>
      <div>
        <p className={card.caption}>{t('member.rebate_total')}</p>
        <Money amount={total} currency={currency} className={styles.total} />
      </div>
      <Button size="large" wide className={styles.claim} onClick={() => claim('rebate')}>
        {t('member.rebate_claim')}
      </Button>
    </section>
  )
}

function NothingYet() {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={<BadgePercent />}
      title={t('member.rebate_nothing')}
      hint={t('member.rebate_hint')}
      action={
        <Link to="/m/home" className={buttonClass()}>
          {t('member.rebate_play')}
        </Link>
      }
    />
  )
}

function RebateFailed({ failure, onRetry }: { failure: unknown; onRetry: () => unknown }) {
  const { t } = useTranslation()
  const trial = failure instanceof GatewayFailure && failure.code === 'REAL_ACCOUNT_REQUIRED'
  if (!trial) return <FailedState message={t(failureText(failure))} onRetry={onRetry} />
  return (
    <EmptyState
      icon={<BadgePercent />}
      title={t('member.real_only')}
      action={
        <Link to="/m/register" className={buttonClass()}>
          {t('member.trial_register')}
        </Link>
      }
    />
  )
}

function RebateSkeleton() {
  return (
    <SkeletonRegion>
      <div className={styles.page}>
        <Skeleton height="164px" radius="var(--radius)" />
        <Skeleton height="220px" radius="var(--radius)" />
      </div>
    </SkeletonRegion>
  )
}
