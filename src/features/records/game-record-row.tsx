import { useTranslation } from 'react-i18next'
import { useBrand } from '#brand/platform-status.ts'
import type { GameRecord } from '#contract/wallet.ts'
import { gatewayUrl } from '#gateway/gateway-base.ts'
import { formatRecordTime } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useMoneyText } from '#money/use-money-text.ts'
import { Money } from '#ui/content/money.tsx'
import { LazyPicture } from '#ui/loading/lazy-picture.tsx'
import { RecordRow } from '#ui/records/record-row.tsx'
import { toTheMinute } from '#ui/records/span.ts'
import styles from './records.module.css'

/** One round: its game, its stake and what came of it. */
export function GameRecordRow({ record }: { record: GameRecord }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const money = useMoneyText()
  const { id, gameName, vendorName, iconUrl, at, bet } = record
  return (
    <RecordRow
      picture={<LazyPicture className={styles.picture} src={gatewayUrl(iconUrl)} alt="" width={44} height={44} />}
      title={gameName}
      opens={id}
      end={
        <>
          <Outcome record={record} />
          <span>{t('records.bet', { amount: money(bet) })}</span>
        </>
      }
    >
      <span className={styles.origin}>
        <span>{vendorName}</span>
        <time dateTime={new Date(at).toISOString()}>{formatRecordTime(at, language, toTheMinute)}</time>
      </span>
    </RecordRow>
  )
}

function Outcome({ record: { win, settledAt } }: { record: GameRecord }) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  if (settledAt === null) return <span className={styles.open}>{t('records.state_open')}</span>
  if (win > 0) return <Money amount={win} currency={currency} signed />
  return <span className={styles.lost}>{t('records.state_lost')}</span>
}
