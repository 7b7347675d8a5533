import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/controls/button.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import styles from './safer-play.module.css'
import { useSpanText } from './use-span-text.ts'
import { type BreakKind, useTakeBreak } from './use-take-break.ts'

/** The lengths to choose from: days of a time-out, months of a self-exclusion. */
const lengths = { timeOut: [1, 2, 7, 14, 28, 42], selfExclusion: [6, 12, 24, 36, 60] } as const
const units = { timeOut: 'day', selfExclusion: 'month' } as const

/** Shows the two kinds of break: a time-out of days, and a self-exclusion of months. */
export function BreakPart() {
  return (
    <>
      <Break kind="timeOut" />
      <Break kind="selfExclusion" />
    </>
  )
}

function Break({ kind }: { kind: BreakKind }) {
  const { t } = useTranslation()
  const span = useSpanText()
  const takeBreak = useTakeBreak(kind)
  const [length, setLength] = useState('')
  const [missing, setMissing] = useState(false)
  const id = `break-${kind}`
  async function begin() {
    setMissing(length === '')
    if (length !== '') await takeBreak(Number(length), span(Number(length), units[kind]))
  }
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{t(`safer_play.${kind}`)}</h2>
      <p className={styles.note}>{t(`safer_play.${kind}_text`)}</p>
      <SelectField
        name={kind}
        label={t('safer_play.length')}
        placeholder={t('safer_play.choose')}
        error={missing && length === '' ? t('safer_play.choose') : undefined}
        value={length}
        onChange={setLength}
        options={lengths[kind].map((each) => ({ value: String(each), label: span(each, units[kind]) }))}
      />
      <Button kind={kind === 'selfExclusion' ? 'danger' : 'secondary'} wide onClick={begin}>
        {t(`safer_play.${kind}_begin`)}
      </Button>
    </section>
  )
}
