import { useInfiniteQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBrand } from '#brand/platform-status.ts'
import { withdrawalStatuses } from '#contract/withdraw.ts'
import { serverNow } from '#gateway/server-time.ts'
import { PagedRecord, whilePending } from '#money/paged-record.tsx'
import { useMoneyEmpty } from '#money/use-money-empty.ts'
import { useViewer } from '#session/viewer.ts'
import { Money } from '#ui/content/money.tsx'
import { isOneOf } from '#ui/records/record-filter-address.ts'
import { Sums } from '#ui/records/sums.tsx'
import { useRecordFilter } from '#ui/records/use-record-filter.ts'
import { WithdrawDetail } from './withdraw-detail.tsx'
import { withdrawQueries } from './withdraw-queries.ts'
import { WithdrawRow } from './withdraw-row.tsx'

const checks = { status: isOneOf(withdrawalStatuses) }

/** Shows the member's withdrawals, by status. */
export function WithdrawRecordScreen() {
  const { t } = useTranslation()
  const viewer = useViewer()
  const empty = useMoneyEmpty({
    icon: <ReceiptText />,
    hint: t('withdraw.record_none_hint'),
    to: '/m/withdraw',
    action: t('menu.withdraw'),
  })
  const filter = useRecordFilter(checks, serverNow())
  const status = withdrawalStatuses.find((known) => known === filter.values.status)
  const query = useInfiniteQuery({
    ...withdrawQueries.report(viewer, { ...filter.span, status }),
    ...whilePending,
  })
  const choices = [
    {
      name: 'status',
      label: t('records.state'),
      options: withdrawalStatuses.map((value) => ({ value, label: t(`withdraw.filter_${value}`) })),
    },
  ] as const
  return (
    <PagedRecord
      filter={filter}
      choices={choices}
      query={query}
      header={({ totalAmount, totalReceived }) => <WithdrawSums amount={totalAmount} received={totalReceived} />}
      sums={2}
      result={false}
      empty={empty}
      row={(row) => <WithdrawRow key={row.id} withdrawal={row} />}
      detail={(id) => <WithdrawDetail id={id} />}
    />
  )
}

function WithdrawSums({ amount, received }: { amount: number; received: number }) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  return (
    <Sums
      label={t('records.sums')}
      sums={[
        { label: t('withdraw.total_amount'), value: <Money amount={amount} currency={currency} /> },
        { label: t('withdraw.total_received'), value: <Money amount={received} currency={currency} /> },
      ]}
    />
  )
}
