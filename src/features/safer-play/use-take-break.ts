import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { stored } from '#contract/stored.ts'
import { refusalOf } from '#gateway/failure.ts'
import { formatDateTime } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { writeStored } from '#platform/storage.ts'
import { closeSession } from '#session/session.ts'
import { useShowRefusal } from '#ui/forms/use-show-refusal.ts'
import { confirm, notice } from '#ui/layers/confirm.tsx'
import { saferPlayQueries } from './safer-play-queries.ts'

export type BreakKind = 'timeOut' | 'selfExclusion'

/** Returns the action that begins a break after a confirmation. It ends the session here, as the gateway has ended it. */
export function useTakeBreak(kind: BreakKind): (length: number, text: string) => Promise<void> {
  const { t } = useTranslation()
  const language = useLanguage()
  const navigate = useNavigate()
  const showRefusal = useShowRefusal()
  const { mutateAsync: timeOut } = useMutation(saferPlayQueries.timeOut())
  const { mutateAsync: selfExclude } = useMutation(saferPlayQueries.selfExclude())

  return async (length, text) => {
    const confirmed = await confirm({
      title: `${t(`safer_play.${kind}`)} · ${text}`,
      text: t('safer_play.break_confirm', { length: text }),
      confirmLabel: t(`safer_play.${kind}_begin`),
      kind: 'danger',
    })
    if (!confirmed) return
    try {
      const { until } = await (kind === 'timeOut' ? timeOut(length) : selfExclude(length))
      writeStored(stored.autoLogin, 0)
      navigate('/m/home', { replace: true })
      closeSession()
      void notice(t('safer_play.closed_until', { time: formatDateTime(until, language) }), {
        title: t(`safer_play.${kind}`),
      })
    } catch (failure) {
      showRefusal(refusalOf(failure))
    }
  }
}
