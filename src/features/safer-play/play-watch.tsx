import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBrand } from '#brand/platform-status.ts'
import { minute } from '#contract/time-units.ts'
import { serverNow } from '#gateway/server-time.ts'
import { useServerNow } from '#gateway/use-server-now.ts'
import { formatMoney } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useSession } from '#session/session.ts'
import { timeLeft } from '#ui/time-left.ts'
import styles from './play-watch.module.css'
import { RealityCheck } from './reality-check.tsx'
import { saferPlayQueries } from './safer-play-queries.ts'

/** Shows how long a game has been open and the net position since then, and interrupts it with the reality check. */
export function PlayWatch({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation()
  const session = useSession()
  const [since] = useState(serverNow)
  const [answered, setAnswered] = useState(0)
  const played = Math.max(0, useServerNow(1_000) - since)
  const minutes = useQuery(saferPlayQueries.overview(session)).data?.realityMinutes
  const net = useNetText(since)
  const due = minutes ? Math.floor(played / (minutes * minute)) : 0
  const time = timeLeft(played).join(':')
  return (
    <>
      <dl className={styles.watch}>
        <div>
          <dt>{t('safer_play.played')}</dt>
          <dd>
            <span role="timer">{time}</span>
          </dd>
        </div>
        <div>
          <dt>{t('safer_play.net')}</dt>
          <dd>{net}</dd>
        </div>
      </dl>
      <div className={styles.check}>
        {due > answered && <RealityCheck time={time} net={net} onContinue={() => setAnswered(due)} onLeave={onLeave} />}
      </div>
    </>
  )
}

/** Returns the net position since an instant, which is refreshed while the game is open. */
function useNetText(since: number): string {
  const { currency } = useBrand()
  const language = useLanguage()
  const { data } = useQuery(saferPlayQueries.netPosition(useSession(), since))
  return data ? formatMoney(data.net, currency, language, { signed: true }) : '–'
}
