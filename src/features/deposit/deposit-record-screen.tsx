import { useInfiniteQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBrand } from '#brand/platform-status.ts'
import type { Deposit } from '#contract/deposit.ts'
import { failureText } from '#gateway/failure.ts'
import { formatDateTime } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useMoneyText } from '#money/use-money-text.ts'
import { useViewer } from '#session/viewer.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { Money } from '#ui/money.tsx'
import { Skeleton, SkeletonRegion } from '#ui/skeleton.tsx'
import styles from './deposit.module.css'
import { depositQueries } from './deposit-queries.ts'
import { methodIcons } from './method-icons.ts'

/** The polling interval of a list with a pending deposit. */
const pendingMs = 5000

export function DepositRecordScreen() {
  const { t } = useTranslation()
  const query = useInfiniteQuery({
    ...depositQueries.report(useViewer()),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ content }) => content.some(({ status }) => status === 'pending')) ? pendingMs : false,
  })
  const rows = query.data?.pages.flatMap(({ content }) => content)
  if (query.isPending) return <RecordSkeleton />
  if (!rows) return <FailedState message={t(failureText(query.error))} onRetry={query.refetch} />
  if (rows.length === 0) {
    return <EmptyState icon={<ReceiptText />} title={t('deposit.record_none')} hint={t('deposit.record_none_hint')} />
  }
  return (
    <div className={styles.page}>
      <ul className={styles.list}>
        {rows.map((row) => (
          <Row key={row.id} deposit={row} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button kind="secondary" wide onClick={() => query.fetchNextPage()}>
          {t('deposit.record_more')}
        </Button>
      )}
    </div>
  )
}

function Row({ deposit: { at, method, bankName, amount, bonus, status } }: { deposit: Deposit }) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const money = useMoneyText()
  const Icon = methodIcons[method]
  return (
    <li className={styles.row}>
      <span className={styles.rowIcon}>
        <Icon size={20} />
      </span>
      <span className={styles.rowWords}>
        <strong>{bankName ?? t(`deposit.method_${method}`)}</strong>
        <time dateTime={new Date(at).toISOString()}>{formatDateTime(at, useLanguage())}</time>
      </span>
      <span className={styles.rowEnd}>
        <Money className={styles.rowAmount} amount={amount} currency={currency} />
        {bonus > 0 && <span>{t('deposit.record_plus', { amount: money(bonus) })}</span>}
        <span className={styles.status} data-status={status}>
          {t(`deposit.status_${status}`)}
        </span>
      </span>
    </li>
  )
}

const places = ['first', 'second', 'third', 'fourth', 'fifth']

function RecordSkeleton() {
  return (
    <SkeletonRegion>
      <div className={styles.page}>
        {places.map((place) => (
          <Skeleton key={place} height="72px" radius="var(--radius-control)" />
        ))}
      </div>
    </SkeletonRegion>
  )
}
