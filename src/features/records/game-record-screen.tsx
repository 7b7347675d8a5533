import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBrand } from '#brand/platform-status.ts'
import type { GameRecord } from '#contract/wallet.ts'
import { gatewayUrl } from '#gateway/gateway-base.ts'
import { serverNow } from '#gateway/server-time.ts'
import { formatDate } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useMoneyText } from '#money/use-money-text.ts'
import { useViewer } from '#session/viewer.ts'
import { LazyPicture } from '#ui/lazy-picture.tsx'
import { Money } from '#ui/money.tsx'
import { panelId, RecordList, SpanTabs } from './record-page.tsx'
import { recordQueries } from './record-queries.ts'
import styles from './records.module.css'
import { type SpanName, spanOf, toTheMinute } from './span.ts'

/** Shows the member's bets and wins by round. */
export function GameRecordScreen() {
  const { t } = useTranslation()
  const [name, setName] = useState<SpanName>('week')
  const viewer = useViewer()
  const query = useInfiniteQuery(recordQueries.games(viewer, spanOf(name, serverNow())))
  const latest = query.data?.pages.at(-1)
  return (
    <div className={styles.page}>
      <SpanTabs value={name} onChange={setName} />
      <div id={panelId} role="tabpanel" aria-label={t(`records.${name}`)} className={styles.panel}>
        {latest && latest.total > 0 && <Sums bet={latest.totalBet} win={latest.totalWin} />}
        <RecordList query={query} total={latest?.total}>
          {query.data?.pages.flatMap(({ content }) =>
            content.map((record) => <Round key={record.id} record={record} />),
          )}
        </RecordList>
      </div>
    </div>
  )
}

function Sums({ bet, win }: { bet: number; win: number }) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t('records.total_bet')}</dt>
        <dd>
          <Money amount={bet} currency={currency} />
        </dd>
      </div>
      <div>
        <dt>{t('records.total_win')}</dt>
        <dd>
          <Money amount={win} currency={currency} />
        </dd>
      </div>
      <div className={styles.net}>
        <dt>{t('records.net')}</dt>
        <dd>
          {/* Rounded to hundredths, because the difference of two decimals may not be exact. */}
          <Money amount={Math.round((win - bet) * 100) / 100} currency={currency} signed />
        </dd>
      </div>
    </dl>
  )
}

function Round({ record: { gameName, vendorName, iconUrl, at, bet, win, settledAt } }: { record: GameRecord }) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const language = useLanguage()
  const money = useMoneyText()
  return (
    <li className={styles.record}>
      <LazyPicture className={styles.icon} src={gatewayUrl(iconUrl)} alt="" width={44} height={44} />
      <div className={styles.text}>
        <strong>{gameName}</strong>
        <span>
          {vendorName} · <time dateTime={new Date(at).toISOString()}>{formatDate(at, language, toTheMinute)}</time>
        </span>
      </div>
      <div className={styles.amounts}>
        {settledAt === null ? (
          <span className={styles.open}>{t('records.open')}</span>
        ) : win > 0 ? (
          <Money amount={win} currency={currency} signed className={styles.amount} />
        ) : (
          <span>—</span>
        )}
        <span>{t('records.bet', { amount: money(bet) })}</span>
      </div>
    </li>
  )
}
