import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/controls/button.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import styles from './safer-play.module.css'
import { saferPlayQueries } from './safer-play-queries.ts'
import { useChange } from './use-change.ts'
import { useSpanText } from './use-span-text.ts'

const choices = [15, 30, 45, 60, 120]
const off = 'off'

/** Chooses how often the reality check interrupts a game. */
export function RealityPart({ minutes }: { minutes: number | null }) {
  const { t } = useTranslation()
  const span = useSpanText()
  const change = useChange()
  const { mutateAsync } = useMutation(saferPlayQueries.setRealityCheck())
  const [value, setValue] = useState(minutes === null ? off : String(minutes))
  const offered = [...new Set(minutes === null ? choices : [...choices, minutes])].toSorted((a, b) => a - b)
  return (
    <section className={styles.card} aria-labelledby="reality-check">
      <h2 id="reality-check">{t('safer_play.reality')}</h2>
      <p className={styles.note}>{t('safer_play.reality_text')}</p>
      <SelectField
        name="reality"
        label={t('safer_play.reality_every')}
        placeholder={t('safer_play.reality_every')}
        value={value}
        onChange={setValue}
        options={[
          { value: off, label: t('safer_play.reality_off') },
          ...offered.map((each) => ({ value: String(each), label: span(each, 'minute') })),
        ]}
      />
      <Button kind="secondary" wide onClick={() => change(() => mutateAsync(value === off ? null : Number(value)))}>
        {t('safer_play.save')}
      </Button>
    </section>
  )
}
