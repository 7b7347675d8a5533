import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { longestSpan } from '#contract/paging.ts'
import { type DateRange, dateOf, problemOf } from '../records/span.ts'
import styles from './date-fields.module.css'
import { TextField } from './text-field.tsx'

interface DateFieldsProps {
  /** The valid range in use. */
  range: DateRange
  now: number
  onChange: (range: DateRange) => void
}

/** Asks for the first and the last day. A range with a problem stays in the fields, and the one in use stays in use. */
export function DateFields({ range, now, onChange }: DateFieldsProps) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState<DateRange>()
  const shown = draft ?? range
  const wrong = problemOf(shown, now)

  function change(part: Partial<DateRange>) {
    const next = { ...shown, ...part }
    const isValid = !problemOf(next, now)
    setDraft(isValid ? undefined : next)
    if (isValid) onChange(next)
  }

  return (
    <div className={styles.dates}>
      {(['from', 'to'] as const).map((date) => (
        <TextField
          key={date}
          type="date"
          name={date}
          label={t(`records.${date}`)}
          value={shown[date]}
          max={dateOf(now)}
          error={wrong?.date === date ? t(`records.range_${wrong.problem}`, { days: longestSpan }) : undefined}
          onChange={(event) => change({ [date]: event.target.value })}
        />
      ))}
    </div>
  )
}
