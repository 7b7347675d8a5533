import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBrand } from '#brand/platform-status.ts'
import type { Transaction } from '#contract/wallet.ts'
import { failureText } from '#gateway/failure.ts'
import { serverNow } from '#gateway/server-time.ts'
import { formatDate } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useMoneyText } from '#money/use-money-text.ts'
import { useViewer } from '#session/viewer.ts'
import { Money } from '#ui/money.tsx'
import { RecordEmpty } from '#ui/record-empty.tsx'
import { RecordFilter } from '#ui/record-filter.tsx'
import { RecordList } from '#ui/record-list.tsx'
import { RecordPage } from '#ui/record-page.tsx'
import { RecordIcon, RecordRow } from '#ui/record-row.tsx'
import { toTheMinute } from '#ui/span.ts'
import { Sums } from '#ui/sums.tsx'
import { useRecordFilter } from '#ui/use-record-filter.ts'
import { difference } from './difference.ts'
import { recordQueries } from './record-queries.ts'

/** Movements of the main wallet omit its name, because most movements are of it. */
const mainWallet = 'MAIN'
const isCode = (value: string) => value.length <= 32

/** Shows every movement of the member's wallets, with the resulting balance. */
export function AccountRecordScreen() {
  const { t } = useTranslation()
  const viewer = useViewer()
  const filter = useRecordFilter({ kind: isCode }, serverNow())
  const codes = useQuery(recordQueries.txCodes(viewer))
  const query = useInfiniteQuery(recordQueries.transactions(viewer, filter.span, filter.values.kind))
  const latest = query.data?.pages.at(-1)
  const options = codes.data?.map(({ txCode, name }) => ({ value: txCode, label: name })) ?? []
  const nameOf = new Map(options.map(({ value, label }) => [value, label]))
  return (
    <RecordPage
      filter={<RecordFilter filter={filter} choices={[{ name: 'kind', label: t('records.kind'), options }]} />}
      label={t(`records.${filter.period}`)}
    >
      <RecordList
        query={query}
        total={latest?.total}
        failure={t(failureText(query.error))}
        header={latest && <AccountSums moneyIn={latest.totalIn} moneyOut={latest.totalOut} />}
        sums={3}
        empty={
          <RecordEmpty
            filter={filter}
            hint={t('records.account_hint')}
            to="/m/voucherCenter"
            action={t('menu.deposit')}
          />
        }
      >
        {query.data?.pages.flatMap(({ content }) =>
          content.map((line) => <Line key={line.id} line={line} name={nameOf.get(line.txCode) ?? line.txCode} />),
        )}
      </RecordList>
    </RecordPage>
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

function Line({ line: { at, amount, balance, wallet }, name }: { line: Transaction; name: string }) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const language = useLanguage()
  const money = useMoneyText()
  const isIn = amount > 0
  return (
    <RecordRow
      picture={<RecordIcon good={isIn}>{isIn ? <ArrowDownLeft size={20} /> : <ArrowUpRight size={20} />}</RecordIcon>}
      title={name}
      end={
        <>
          <Money amount={amount} currency={currency} signed />
          <span>{t('records.balance', { amount: money(balance) })}</span>
        </>
      }
    >
      {wallet.vendor !== mainWallet && <span>{wallet.name}</span>}
      <time dateTime={new Date(at).toISOString()}>{formatDate(at, language, toTheMinute)}</time>
    </RecordRow>
  )
}
