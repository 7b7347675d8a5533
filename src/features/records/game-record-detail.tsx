import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBrand } from '#brand/platform-status.ts'
import { difference } from '#contract/exact-money.ts'
import type { GameRecord } from '#contract/wallet.ts'
import { gatewayUrl } from '#gateway/gateway-base.ts'
import { formatRecordTime } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { Money } from '#ui/content/money.tsx'
import { Summary } from '#ui/content/summary.tsx'
import { LazyPicture } from '#ui/loading/lazy-picture.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { LoadingState } from '#ui/states/loading-state.tsx'
import styles from './records.module.css'

interface GameRecordDetailProps {
  /** Undefined if the listed rounds do not have it. */
  record: GameRecord | undefined
  loading: boolean
}

/** Shows a round beside its record: when it began and ended, its stake and what came of it. */
export function GameRecordDetail({ record, loading }: GameRecordDetailProps) {
  const { t } = useTranslation()
  if (record) return <Round record={record} />
  return loading ? <LoadingState /> : <EmptyState icon={<SearchX />} title={t('records.round_unlisted')} />
}

function Round({ record }: { record: GameRecord }) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const language = useLanguage()
  const { id, gameName, vendorName, iconUrl, at, settledAt, bet, win } = record
  const state = settledAt === null ? 'open' : win > 0 ? 'won' : 'lost'
  return (
    <article className={styles.round}>
      <header className={styles.game}>
        <LazyPicture className={styles.picture} src={gatewayUrl(iconUrl)} alt="" width={44} height={44} />
        <div>
          <h2>{gameName}</h2>
          <p>{vendorName}</p>
        </div>
      </header>
      <Summary
        label={t('records.round')}
        rows={[
          { label: t('records.round_number'), value: id },
          { label: t('records.round_at'), value: formatRecordTime(at, language) },
          ...(settledAt === null
            ? []
            : [{ label: t('records.round_settled'), value: formatRecordTime(settledAt, language) }]),
          { label: t('records.state'), value: t(`records.state_${state}`) },
          { label: t('records.stakes'), value: <Money amount={bet} currency={currency} /> },
          { label: t('records.wins'), value: <Money amount={win} currency={currency} /> },
        ]}
        total={
          settledAt === null
            ? undefined
            : {
                label: t('records.net'),
                value: <Money amount={difference(win, bet)} currency={currency} signed />,
              }
        }
      />
    </article>
  )
}
