import { useInfiniteQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBrand } from '#brand/platform-status.ts'
import { withdrawalStatuses } from '#contract/withdraw.ts'
import { failureText } from '#gateway/failure.ts'
import { serverNow } from '#gateway/server-time.ts'
import { useViewer } from '#session/viewer.ts'
import { Money } from '#ui/money.tsx'
import { RecordEmpty } from '#ui/record-empty.tsx'
import { RecordFilter } from '#ui/record-filter.tsx'
import { isOneOf } from '#ui/record-filter-address.ts'
import { RecordList } from '#ui/record-list.tsx'
import { RecordPage } from '#ui/record-page.tsx'
import { Sums } from '#ui/sums.tsx'
import { useRecordFilter } from '#ui/use-record-filter.ts'
import { withdrawQueries } from './withdraw-queries.ts'
import { WithdrawRow } from './withdraw-row.tsx'

/** The polling interval of a list with a pending withdrawal. */
const pendingMs = 5000

const checks = { status: isOneOf(withdrawalStatuses) }

/** Shows the member's withdrawals, by status. */
export function WithdrawRecordScreen() {
  const { t } = useTranslation()
  const filter = useRecordFilter(checks, serverNow())
  const status = withdrawalStatuses.find((known) => known === filter.values.status)
  const query = useInfiniteQuery({
    ...withdrawQueries.report(useViewer(), { ...filter.span, status }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ content }) => content.some((row) => row.status === 'pending')) ? pendingMs : false,
  })
  const latest = query.data?.pages.at(-1)
  const choices = [
    {
      name: 'status',
      label: t('records.state'),
      options: withdrawalStatuses.map((value) => ({ value, label: t(`withdraw.filter_${value}`) })),
    },
  ] as const
  return (
    <RecordPage filter={<RecordFilter filter={filter} choices={choices} />} label={t(`records.${filter.period}`)}>
      <RecordList
        query={query}
        total={latest?.total}
        failure={t(failureText(query.error))}
        header={latest && <WithdrawSums amount={latest.totalAmount} received={latest.totalReceived} />}
        sums={2}
        empty={
          <RecordEmpty
            filter={filter}
            icon={<ReceiptText />}
            hint={t('withdraw.record_none_hint')}
            to="/m/withdraw"
            action={t('menu.withdraw')}
          />
        }
      >
        {query.data?.pages.flatMap(({ content }) =>
          content.map((row) => <WithdrawRow key={row.id} withdrawal={row} />),
        )}
      </RecordList>
    </RecordPage>
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
