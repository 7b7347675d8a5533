import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBrand } from '#brand/platform-status.ts'
import { stored } from '#contract/stored.ts'
import { minute } from '#contract/time-units.ts'
import { useServerNow } from '#gateway/use-server-now.ts'
import { formatMoney } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { readStored, writeStored } from '#platform/storage.ts'
import { useSession } from '#session/session.ts'
import { timeLeft } from '#ui/content/time-left.ts'
import { continuedPlay } from './play-time.ts'
import styles from './play-watch.module.css'
import { RealityCheck } from './reality-check.tsx'
import { saferPlayQueries } from './safer-play-queries.ts'

/** Shows how long a member has played and the net position since then, and interrupts a game with the reality check. */
export function PlayWatch({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation()
  const session = useSession()
  const now = useServerNow(1_000)
  const { since, checkedAt, answer } = usePlay(session?.userName ?? '', now)
  const { data: overview } = useQuery({
    ...saferPlayQueries.overview(session),
    // A failure must not leave the check out.
    refetchInterval: ({ state }) => state.status === 'error' && 5_000,
  })
  const minutes = overview?.realityMinutes
  const net = useNetText(since)
  const due = minutes && now - checkedAt >= minutes * minute
  const time = timeLeft(Math.max(0, now - since)).join(':')
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
        {due && <RealityCheck time={time} net={net} onContinue={answer} onLeave={onLeave} />}
      </div>
    </>
  )
}

/** Returns the member's play, which continues over games and reloads, and a function that answers the check. */
function usePlay(member: string, now: number) {
  const [{ since, checkedAt }, setPlay] = useState(() =>
    continuedPlay(readStored(stored.play, 'sessionStorage'), member, now),
  )
  useEffect(() => {
    writeStored(stored.play, { member, since, checkedAt, seenAt: now }, 'sessionStorage')
  }, [member, since, checkedAt, now])
  return { since, checkedAt, answer: () => setPlay((play) => ({ ...play, checkedAt: now })) }
}

/** Returns the net position since an instant, which is refreshed while the game is open. */
function useNetText(since: number): string {
  const { currency } = useBrand()
  const language = useLanguage()
  const { data } = useQuery(saferPlayQueries.netPosition(useSession(), since))
  return data ? formatMoney(data.net, currency, language, { signed: true }) : '–'
}
