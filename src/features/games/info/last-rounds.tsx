import { useTranslation } from 'react-i18next'
import { useBrand } from '#brand/platform-status.ts'
import type { GameInfo } from '#contract/game-info.ts'
import { formatMoney, formatRecordTime } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'
import styles from './game-info-sheet.module.css'

type Round = GameInfo['rounds'][number]

/** Shows the member's last rounds of a game; nothing without any. */
export function LastRounds({ rounds }: Pick<GameInfo, 'rounds'>) {
  const { t } = useTranslation()
  const { currency } = useBrand()
  const language = useLanguage()
  const money = (amount: number) => formatMoney(amount, currency, language)
  if (rounds.length === 0) return null
  return (
    <section className={styles.rounds} aria-labelledby="last-rounds">
      <h3 id="last-rounds">{t('gameinfo.rounds')}</h3>
      <ul>
        {rounds.map(({ id, at, bet, win }) => (
          <li key={id}>
            <time dateTime={new Date(at).toISOString()}>{formatRecordTime(at, language)}</time>
            <span>{t('gameinfo.bet', { amount: money(bet) })}</span>
            <strong data-result={resultOf(win)}>
              {win ? t('gameinfo.win', { amount: money(win) }) : t(win === 0 ? 'gameinfo.lost' : 'gameinfo.open')}
            </strong>
          </li>
        ))}
      </ul>
    </section>
  )
}

function resultOf(win: Round['win']) {
  if (win === null) return 'open'
  return win > 0 ? 'won' : 'lost'
}
