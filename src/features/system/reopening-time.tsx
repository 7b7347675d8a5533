import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useServerNow } from '#gateway/use-server-now.ts'
import { formatDateTime } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { Countdown } from '#ui/content/countdown.tsx'
import styles from './reopening-time.module.css'

type ReopeningTimeProps = {
  /** In milliseconds, by the gateway's clock. */
  at: number
  onReached: () => Promise<unknown>
}

/** Shows the planned time of the reopening, and a countdown to it. */
export function ReopeningTime({ at, onReached }: ReopeningTimeProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const left = at - useServerNow(1000)
  const reached = left <= 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: once when the time is reached, whatever the callback
  useEffect(() => {
    if (reached) void onReached().catch(() => undefined)
  }, [reached])

  return (
    <div className={styles.time}>
      <p>{t('system.opens_at', { time: formatDateTime(at, language) })}</p>
      {!reached && <Countdown ms={left} label={t('system.time_left')} />}
    </div>
  )
}
