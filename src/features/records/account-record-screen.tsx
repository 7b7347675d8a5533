import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useBrand } from '#brand/platform-status.ts'
import { difference } from '#contract/exact-money.ts'
import type { Transaction } from '#contract/wallet.ts'
import { serverNow } from '#gateway/server-time.ts'
import { formatRecordTime } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { PagedRecord } from '#money/paged-record.tsx'
import { useMoneyEmpty } from '#money/use-money-empty.ts'
import { useMoneyText } from '#money/use-money-text.ts'
import { useViewer } from '#session/viewer.ts'
import { Money } from '#ui/content/money.tsx'
import { RecordIcon, RecordRow } from '#ui/records/record-row.tsx'
import { toTheMinute } from '#ui/records/span.ts'
import { Sums } from '#ui/records/sums.tsx'
import { useRecordFilter } from '#ui/records/use-record-filter.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { recordQueries } from './record-queries.ts'

/** Movements of the main wallet omit its name, because most movements are of it. */
const mainWallet = 'MAIN'
const isCode = (value: string) => value.length <= 32

type Order = NonNullable<Transaction['order']>

interface AccountRecordScreenProps {
  /** Renders the order of a movement beside the record; other features own the orders. */
  orderDetail: (order: Order) => ReactNode
}

/** Shows every movement of the member's wallets, with the resulting balance. */
export function AccountRecordScreen({ orderDetail }: AccountRecordScreenProps) {
  const { t } = useTranslation()
  const viewer = useViewer()
  const empty = useMoneyEmpty({
    hint: t('records.account_hint'),
    to: '/m/voucherCenter',
    action: t('menu.deposit'),
  })
  const filter = useRecordFilter({ kind: isCode, wallet: isCode }, serverNow())
  const codes = useQuery(recordQueries.txCodes(viewer))
  const wallets = useQuery(recordQueries.wallets(viewer))
  const { kind, wallet } = filter.values
  const query = useInfiniteQuery(
    recordQueries.transactions(viewer, { ...filter.span, txCode: kind, wallet: wallet || undefined }),
  )
  const options = codes.data?.map(({ txCode, name }) => ({ value: txCode, label: name })) ?? []
  const nameOf = new Map(options.map(({ value, label }) => [value, label]))
  return (
    <PagedRecord
      filter={filter}
      choices={[
        { name: 'kind', label: t('records.kind'), options },
        {
          name: 'wallet',
          label: t('records.wallet'),
          options: wallets.data?.map(({ vendor, name }) => ({ value: vendor, label: name })) ?? [],
        },
      ]}
      optionQueries={[codes, wallets]}
      query={query}
      header={({ totalIn, totalOut }) => <AccountSums moneyIn={totalIn} moneyOut={totalOut} />}
      sums={3}
      empty={empty}
      detail={(row) => {
        const order = orderOfRow(row)
        return order ? orderDetail(order) : <EmptyState />
      }}
      row={(line) => <Line key={line.id} line={line} name={nameOf.get(line.txCode)} />}
    />
  )
}

function AccountSums({ moneyIn, moneyOut }: { moneyIn: number; moneyOut: number }) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const change = difference(moneyIn, moneyOut)
  return (
    <Sums
      label={t('records.sums')}
      sums={[
        { label: t('records.total_in'), value: <Money amount={moneyIn} currency={currency} /> },
        { label: t('records.total_out'), value: <Money amount={moneyOut} currency={currency} /> },
        { label: t('records.change'), value: <Money amount={change} currency={currency} signed />, isResult: true },
      ]}
    />
  )
}

const orderAddresses = {
  deposit: (id: string) => `/m/voucherCenter?${new URLSearchParams({ deposit: id })}`,
  withdrawal: (id: string) => `/m/withdraw?${new URLSearchParams({ order: id })}`,
  promotion: (id: string) => `/m/activity?${new URLSearchParams({ id })}`,
} as const
const orderKinds = ['deposit', 'withdrawal', 'promotion'] as const

/** Returns the name of an order's detail: its kind and id. A deposit and its bonus have the same order. */
const rowOfOrder = ({ kind, id }: Order) => `${kind}:${id}`

function orderOfRow(row: string): Order | undefined {
  const [start, id] = row.split(/:(.*)/s)
  const kind = orderKinds.find((known) => known === start)
  return kind && id ? { kind, id } : undefined
}

/** One movement. It leads to the order that it belongs to. */
function Line({ line: { at, amount, balance, wallet, order }, name }: { line: Transaction; name: string | undefined }) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const language = useLanguage()
  const money = useMoneyText()
  const isIn = amount > 0
  return (
    <RecordRow
      picture={<RecordIcon good={isIn}>{isIn ? <ArrowDownLeft size={20} /> : <ArrowUpRight size={20} />}</RecordIcon>}
      title={name ?? t(isIn ? 'records.total_in' : 'records.total_out')}
      to={order ? orderAddresses[order.kind](order.id) : undefined}
      opens={order ? rowOfOrder(order) : undefined}
      end={
        <>
          <Money amount={amount} currency={currency} signed />
          <span>{t('records.balance', { amount: money(balance) })}</span>
        </>
      }
    >
      {wallet.vendor !== mainWallet && <span>{wallet.name}</span>}
      <time dateTime={new Date(at).toISOString()}>{formatRecordTime(at, language, toTheMinute)}</time>
    </RecordRow>
  )
}
