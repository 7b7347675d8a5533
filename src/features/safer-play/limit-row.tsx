import { useMutation } from '@tanstack/react-query'
import { Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Limit, LimitKind, LimitPeriod } from '#contract/safer-play.ts'
import { useServerNow } from '#gateway/use-server-now.ts'
import { formatDateTime } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useMoneyText } from '#money/use-money-text.ts'
import { Button } from '#ui/controls/button.tsx'
import { ProgressBar } from '#ui/states/progress-bar.tsx'
import styles from './safer-play.module.css'
import { saferPlayQueries } from './safer-play-queries.ts'
import { useChange } from './use-change.ts'
import { usePeriodText } from './use-span-text.ts'

interface LimitRowProps {
  kind: LimitKind
  period: LimitPeriod
  limit: Limit | undefined
  onEdit: () => void
}

/** Shows a limit with what is used and left of it, and the increase that waits. */
export function LimitRow({ kind, period, limit, onEdit }: LimitRowProps) {
  const { t } = useTranslation()
  const money = useMoneyText()
  const span = usePeriodText(period)
  const name = `${t(`safer_play.kind_${kind}`)}, ${span}`
  return (
    <>
      <div className={styles.head}>
        <span className={styles.span}>{span}</span>
        <span className={limit ? styles.amount : styles.unset}>
          {limit ? money(limit.amount) : t('safer_play.none')}
        </span>
        <Button kind="secondary" size="small" aria-label={`${name}: ${t('safer_play.set')}`} onClick={onEdit}>
          {t('safer_play.set')}
        </Button>
      </div>
      {limit && (
        <>
          <ProgressBar label={name} value={limit.used / limit.amount} />
          <p className={styles.used}>
            <span>{t('safer_play.used', { amount: money(limit.used) })}</span>
            <strong>{t('safer_play.left', { amount: money(limit.left) })}</strong>
          </p>
        </>
      )}
      {limit?.increase && <Increase limit={limit} increase={limit.increase} />}
    </>
  )
}

/** Shows a waiting increase: it can be withdrawn at any time, and confirmed after its cooling-off period. */
function Increase({ limit, increase }: { limit: Limit; increase: NonNullable<Limit['increase']> }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const money = useMoneyText()
  const change = useChange()
  const { mutateAsync, isPending } = useMutation(saferPlayQueries.answerIncrease())
  const ready = useServerNow(1_000) >= increase.readyAt
  const { kind, period } = limit
  const answer = (confirm: boolean) => change(() => mutateAsync({ kind, period, confirm }))
  const wanted =
    increase.amount === null ? t('safer_play.waits_none') : t('safer_play.waits', { amount: money(increase.amount) })
  return (
    <div className={styles.increase}>
      <p>
        <Clock size={18} />
        <span>
          <strong>{wanted}</strong>{' '}
          {ready
            ? t('safer_play.ready')
            : t('safer_play.ready_at', { time: formatDateTime(increase.readyAt, language) })}
        </span>
      </p>
      <div className={styles.answers}>
        <Button kind="secondary" size="small" disabled={isPending} onClick={() => answer(false)}>
          {t('safer_play.withdraw_increase')}
        </Button>
        {ready && (
          <Button size="small" disabled={isPending} onClick={() => answer(true)}>
            {t('safer_play.confirm_increase')}
          </Button>
        )}
      </div>
    </div>
  )
}
