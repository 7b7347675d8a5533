import { useInfiniteQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBrand } from '#brand/platform-status.ts'
import { depositStatuses, methodCodes } from '#contract/deposit.ts'
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
import { depositQueries } from './deposit-queries.ts'
import { DepositRow } from './deposit-row.tsx'

/** The polling interval of a list with a pending deposit. */
const pendingMs = 5000

const checks = { status: isOneOf(depositStatuses), method: isOneOf(methodCodes) }

/** Shows the member's deposits, by status and method. */
export function DepositRecordScreen() {
  const { t } = useTranslation()
  const filter = useRecordFilter(checks, serverNow())
  const status = depositStatuses.find((known) => known === filter.values.status)
  const method = methodCodes.find((known) => known === filter.values.method)
  const query = useInfiniteQuery({
    ...depositQueries.report(useViewer(), { ...filter.span, status, method }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ content }) => content.some((row) => row.status === 'pending')) ? pendingMs : false,
  })
  const latest = query.data?.pages.at(-1)
  const choices = [
    {
      name: 'status',
      label: t('deposit.record_status'),
      options: depositStatuses.map((value) => ({ value, label: t(`deposit.status_${value}`) })),
    },
    {
      name: 'method',
      label: t('deposit.record_method'),
      options: methodCodes.map((value) => ({ value, label: t(`deposit.method_${value}`) })),
    },
  ] as const
  return (
    <RecordPage filter={<RecordFilter filter={filter} choices={choices} />} label={t(`records.${filter.period}`)}>
      <RecordList
        query={query}
        total={latest?.total}
        failure={t(failureText(query.error))}
        header={latest && <DepositSums {...latest.totals} />}
        sums={3}
        empty={
          <RecordEmpty
            filter={filter}
            icon={<ReceiptText />}
            hint={t('deposit.record_none_hint')}
            to="/m/voucherCenter"
            action={t('menu.deposit')}
          />
        }
      >
        {query.data?.pages.flatMap(({ content }) => content.map((row) => <DepositRow key={row.id} deposit={row} />))}
      </RecordList>
    </RecordPage>
  )
}

function DepositSums({ requested, credited, bonus }: { requested: number; credited: number; bonus: number }) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  return (
    <Sums
      label={t('records.sums')}
      sums={[
        { label: t('deposit.total_requested'), value: <Money amount={requested} currency={currency} /> },
        { label: t('deposit.total_bonus'), value: <Money amount={bonus} currency={currency} /> },
        { label: t('deposit.total_credited'), value: <Money amount={credited} currency={currency} />, isResult: true },
      ]}
    />
  )
}
