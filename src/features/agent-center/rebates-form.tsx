import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type GameCategory, gameCategories } from '#contract/games.ts'
import { recordOf } from '#contract/record-of.ts'
import { writeAmount } from '#contract/typed-amount.ts'
import { refusalOf } from '#gateway/failure.ts'
import { refetchBelow } from '#gateway/refetch-below.ts'
import { languageTag } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { usePerCent } from '#i18n/use-per-cent.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useForm } from '#ui/forms/use-form.ts'
import { useShowRefusal } from '#ui/forms/use-show-refusal.ts'
import { toast } from '#ui/layers/toast.ts'
import { agentCenterQueries } from './agent-center-queries.ts'
import { changedRates } from './changed-rates.ts'
import type { Person } from './person-card.tsx'
import { rateProblem } from './rate-problem.ts'
import styles from './team.module.css'
import { teamQueries } from './team-queries.ts'

interface RebatesFormProps {
  person: Person
  onClose: () => void
}

/** Changes the rates of a direct downline within their ranges. A refusal keeps the typed values. */
export function RebatesForm({ person: { account, rebates }, onClose }: RebatesFormProps) {
  const { t } = useTranslation()
  const perCent = usePerCent()
  const tag = languageTag(useLanguage())
  const queryClient = useQueryClient()
  const showRefusal = useShowRefusal()
  const { mutateAsync: save } = useMutation(teamQueries.setRebates())
  const of = (name: GameCategory) => rebates.find(({ gameCategory }) => gameCategory === name)
  const [first] = useState(() => recordOf(gameCategories, (name) => writeAmount(of(name)?.rate ?? 0, tag)))
  const form = useForm<GameCategory>({
    initial: first,
    names: gameCategories,
    check: (name, values) => rateProblem(values[name], of(name), tag),
  })

  async function submit() {
    if (!form.passes()) return
    const changed = changedRates(form.values, first, tag)
    if (Object.keys(changed).length === 0) return onClose()
    try {
      await save({ account, rebates: changed })
    } catch (failure) {
      return showRefusal(refusalOf(failure), form)
    }
    toast.show(t('in_chang_saved'), { kind: 'success' })
    await refetchBelow(queryClient, agentCenterQueries.all)
    onClose()
  }

  return (
    <form {...form.props} className={styles.form}>
      {rebates.map(({ gameCategory, minimum, maximum }) => (
        <TextField
          key={gameCategory}
          {...form.field(gameCategory)}
          label={t(`category.${gameCategory}`)}
          hint={t('agent.range', { from: perCent(minimum), to: perCent(maximum) })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          trailing={<span className={styles.unit}>%</span>}
        />
      ))}
      <div className={styles.actions}>
        <Button kind="secondary" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" onClick={submit}>
          {t('agent.save')}
        </Button>
      </div>
    </form>
  )
}
