import { useQuery } from '@tanstack/react-query'
import { useVirtualizer } from '@tanstack/react-virtual'
import { ReceiptText } from 'lucide-react'
import { useRef } from 'react'
import type { Currency } from '#merchant/brand.ts'
import { formatInstant } from '../instants.ts'
import { Awaited } from '../kit/awaited.tsx'
import { Card } from '../kit/card.tsx'
import { ledgerQuery } from '../queries.ts'
import { useSentence, useTexts } from '../texts.ts'
import { formatMinor } from './format-minor.ts'
import styles from './people-card.module.css'

const lineHeight = 52

interface LedgerLinesProps {
  world: string
  account: string
  currency: Currency | undefined
}

/** Lists the debits and credits of a member's wallets, newest first. */
export function LedgerLines({ world, account, currency }: LedgerLinesProps) {
  const { t } = useTexts()
  const sentence = useSentence()
  const query = useQuery(ledgerQuery(world, account))
  const lines = query.data ?? []
  const scroller = useRef<HTMLElement>(null)
  const rows = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => lineHeight,
    overscan: 6,
  })
  return (
    <Card title={t('ledger_of', { account })} icon={<ReceiptText size={18} aria-hidden="true" />}>
      {query.data?.length === 0 && <p className={styles.none}>{t('no_movement')}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keys */}
      <section ref={scroller} className={styles.rows} tabIndex={0} aria-label={account}>
        {!query.data && <Awaited query={query} rows={6} />}
        <ol style={{ blockSize: rows.getTotalSize(), position: 'relative' }}>
          {rows.getVirtualItems().map(({ index, start }) => {
            const line = lines[index]
            if (!line) return null
            return (
              <li
                key={`${line.id} ${line.wallet}`}
                className={styles.line}
                style={{ transform: `translateY(${start}px)` }}
              >
                <span className={styles.reason}>
                  {sentence(`reason_${line.reason}`) ?? line.reason} <small>{line.other}</small>
                  <time>{formatInstant(line.at)}</time>
                </span>
                <span className={styles.sums}>
                  <b data-gain={line.amount > 0 || undefined}>{formatMinor(line.amount, currency)}</b>
                  <span className={styles.after}>{formatMinor(line.balance, currency)}</span>
                </span>
              </li>
            )
          })}
        </ol>
      </section>
    </Card>
  )
}
