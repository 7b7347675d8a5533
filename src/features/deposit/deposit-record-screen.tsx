import { useInfiniteQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBrand } from '#brand/platform-status.ts'
import { depositStatuses, methodCodes } from '#contract/deposit.ts'
import { serverNow } from '#gateway/server-time.ts'
import { PagedRecord, whilePending } from '#money/paged-record.tsx'
import { useMoneyEmpty } from '#money/use-money-empty.ts'
import { useViewer } from '#session/viewer.ts'
import { Money } from '#ui/content/money.tsx'
import { isOneOf } from '#ui/records/record-filter-address.ts'
import { Sums } from '#ui/records/sums.tsx'
import { useRecordFilter } from '#ui/records/use-record-filter.ts'
import { DepositDetail } from './deposit-detail.tsx'
import { depositQueries } from './deposit-queries.ts'
import { DepositRow } from './deposit-row.tsx'

const checks = { status: isOneOf(depositStatuses), method: isOneOf(methodCodes) }

/** Shows the member's deposits, by status and method. */
export function DepositRecordScreen() {
  const { t } = useTranslation()
  const viewer = useViewer()
  const empty = useMoneyEmpty({
    icon: <ReceiptText />,
    hint: t('deposit.record_none_hint'),
    to: '/m/voucherCenter',
    action: t('menu.deposit'),
  })
  const filter = useRecordFilter(checks, serverNow())
  const status = depositStatuses.find((known) => known === filter.values.status)
  const method = methodCodes.find((known) => known === filter.values.method)
  const query = useInfiniteQuery({
    ...depositQueries.report(viewer, { ...filter.span, status, method }),
    ...whilePending,
  })
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
    <PagedRecord
      filter={filter}
      choices={choices}
      query={query}
      header={({ totals }) => <DepositSums {...totals} />}
      sums={3}
      empty={empty}
      row={(row) => <DepositRow key={row.id} deposit={row} />}
      detail={(id) => <DepositDetail id={id} />}
    />
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
