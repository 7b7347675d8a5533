import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBrand } from '#brand/platform-status.ts'
import type { announcements } from '#contract/announcements.ts'
import type { Game } from '#contract/games.ts'
import type { Answer } from '#contract/resource.ts'
import { gatewayUrl } from '#gateway/gateway-base.ts'
import { formatRelativeTime } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { Money } from '#ui/content/money.tsx'
import { LazyPicture } from '#ui/loading/lazy-picture.tsx'
import styles from './winner-row.module.css'

export type Win = Answer<typeof announcements.winnerBoard>['list'][number]

type WinnerRowProps = {
  win: Win
  now: number
  onOpen: (game: Game) => unknown
  /** Whether Tab reaches the row. */
  isStop: boolean
}

/** Memoised, because the list renders again for each row that it climbs. */
export const WinnerRow = memo(function WinnerRow({ win: { vo, wonAt, game }, now, onOpen, isStop }: WinnerRowProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { currency } = useBrand()
  return (
    <button type="button" className={styles.row} tabIndex={isStop ? 0 : -1} onClick={() => onOpen(game)}>
      <Picture url={gatewayUrl(vo.iconUrl)} />
      <span className={styles.text}>
        <bdi className={styles.name}>{t('winners.name', { name: vo.customerName })}</bdi>
        <span className={styles.game}>{vo.gameName}</span>
      </span>
      <span className={styles.gain}>
        <Money className={styles.amount} amount={vo.winAmount} currency={currency} signed />
        {/* If the clock is ahead of the gateway's, a win must not appear to be in the future. */}
        <span className={styles.when}>{formatRelativeTime(Math.min(wonAt, now), now, language)}</span>
      </span>
    </button>
  )
})

function Picture({ url }: { url: string }) {
  const [failed, setFailed] = useState(false)
  return (
    <span className={styles.picture}>
      {!failed && <LazyPicture src={url} alt="" onError={() => setFailed(true)} />}
    </span>
  )
}
