import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBrand } from '#brand/platform-status.ts'
import type { Transaction } from '#contract/wallet.ts'
import { serverNow } from '#gateway/server-time.ts'
import { formatDate } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useMoneyText } from '#money/use-money-text.ts'
import { useViewer } from '#session/viewer.ts'
import { Money } from '#ui/money.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { panelId, RecordList, SpanTabs } from './record-page.tsx'
import { recordQueries } from './record-queries.ts'
import styles from './records.module.css'
import { type SpanName, spanOf, toTheMinute } from './span.ts'

/** Movements of the main wallet omit its name, because most movements are of it. */
const mainWallet = 'MAIN'

/** Shows every movement of the member's wallet, with the resulting balance. */
export function AccountRecordScreen() {
  const { t } = useTranslation()
  const [name, setName] = useState<SpanName>('week')
  const [code, setCode] = useState('')
  const viewer = useViewer()
  const codes = useQuery(recordQueries.txCodes(viewer))
  const query = useInfiniteQuery(recordQueries.transactions(viewer, spanOf(name, serverNow()), code))
  const nameOf = new Map(codes.data?.map(({ txCode, name: text }) => [txCode, text]))
  return (
    <div className={styles.page}>
      <SpanTabs value={name} onChange={setName} />
      <Tabs
        look="chip"
        label={t('records.codes')}
        tabs={[{ value: '', label: t('records.all') }, ...Array.from(nameOf, ([value, label]) => ({ value, label }))]}
        value={code}
        onChange={setCode}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" aria-label={t(`records.${name}`)} className={styles.panel}>
        <RecordList query={query} total={query.data?.pages.at(-1)?.total}>
          {query.data?.pages.flatMap(({ content }) =>
            content.map((line) => <Line key={line.id} line={line} name={nameOf.get(line.txCode) ?? line.txCode} />),
          )}
        </RecordList>
      </div>
    </div>
  )
}

function Line({ line: { at, amount, balance, wallet }, name }: { line: Transaction; name: string }) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const language = useLanguage()
  const money = useMoneyText()
  return (
    <li className={styles.record}>
      <span className={styles.direction} data-in={amount > 0 ? '' : undefined}>
        {amount > 0 ? <ArrowDownLeft size={20} /> : <ArrowUpRight size={20} />}
      </span>
      <div className={styles.text}>
        <strong>{name}</strong>
        {wallet.vendor !== mainWallet && <span>{wallet.name}</span>}
        <time dateTime={new Date(at).toISOString()}>{formatDate(at, language, toTheMinute)}</time>
      </div>
      <div className={styles.amounts}>
        <Money amount={amount} currency={currency} signed className={styles.amount} />
        <span>{t('records.balance', { amount: money(balance) })}</span>
      </div>
    </li>
  )
}
