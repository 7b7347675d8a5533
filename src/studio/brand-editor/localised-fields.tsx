import type { Localised } from '#contract/localised.ts'
import { languageName } from '#i18n/languages.ts'
import { fits } from '#merchant/typed-fields.ts'
import { studioLanguages, useTexts } from '../texts.ts'
import { TextField } from './text-field.tsx'

interface LocalisedFieldsProps {
  /** The kind of text, which has a form of its own. */
  field: 'name' | 'helpline'
  value: Localised
  maxLength: number
  onChange: (value: Localised, field: string) => void
}

/** Edits a text in each of Studio's languages. English stays; an empty text in another one is left out. */
export function LocalisedFields({ field, value, maxLength, onChange }: LocalisedFieldsProps) {
  const { t } = useTexts()
  const problemOf = (key: string) => (text: string) => {
    if (text === '') return key === 'en' ? t('wrong_no_english') : undefined
    return fits(field, text) ? undefined : t('wrong_text')
  }
  return studioLanguages.map((code) => {
    const key = code.toLowerCase()
    return (
      <TextField
        key={code}
        label={t(`${field}_in`, { language: languageName(code) })}
        value={value[key] ?? ''}
        maxLength={maxLength}
        problemOf={problemOf(key)}
        onChange={(text) => {
          const { [key]: _, ...others } = value
          onChange({ ...others, en: value.en, ...(text && { [key]: text }) }, `${field} ${key}`)
        }}
      />
    )
  })
}
