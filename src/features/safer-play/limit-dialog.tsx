import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Limit, LimitKind, LimitPeriod } from '#contract/safer-play.ts'
import { readAmount, writeAmount } from '#contract/typed-amount.ts'
import { languageTag } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { AmountField } from '#money/amount-field.tsx'
import { readingProblem } from '#money/amount-problem.ts'
import { Button } from '#ui/controls/button.tsx'
import { useForm } from '#ui/forms/use-form.ts'
import { Dialog } from '#ui/layers/dialog.tsx'
import styles from './safer-play.module.css'
import { saferPlayQueries } from './safer-play-queries.ts'
import { useChange } from './use-change.ts'
import { usePeriodText } from './use-span-text.ts'

interface LimitDialogProps {
  kind: LimitKind
  period: LimitPeriod
  limit: Limit | undefined
  onClose: () => void
}

/** Asks for the amount of a limit, or removes it. A refusal keeps the dialog and what was typed. */
export function LimitDialog({ kind, period, limit, onClose }: LimitDialogProps) {
  const { t } = useTranslation()
  const tag = languageTag(useLanguage())
  const span = usePeriodText(period)
  const change = useChange()
  const { mutateAsync, isPending } = useMutation(saferPlayQueries.setLimit())
  const form = useForm<'amount'>({
    initial: { amount: limit ? writeAmount(limit.amount, tag) : '' },
    names: ['amount'],
    check: (_, values) => readingProblem(values.amount, tag),
  })

  const save = async (amount: number | null) => {
    if (await change(() => mutateAsync({ kind, period, amount }))) onClose()
  }
  const submit = async () => {
    if (form.passes()) await save(readAmount(form.values.amount, tag) ?? null)
  }

  return (
    <Dialog open onClose={onClose} title={`${t(`safer_play.kind_${kind}`)} · ${span}`}>
      <form {...form.props} className={styles.form}>
        <AmountField form={form} label={t('safer_play.amount')} />
        <p className={styles.note}>{t('safer_play.rules')}</p>
        <Button type="submit" size="large" wide disabled={isPending} onClick={submit}>
          {t('safer_play.save')}
        </Button>
        {limit && (
          <Button kind="secondary" wide disabled={isPending} onClick={() => save(null)}>
            {t('safer_play.remove')}
          </Button>
        )}
      </form>
    </Dialog>
  )
}
