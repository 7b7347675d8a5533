import { ChevronDown } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Country } from '#contract/service.ts'
import { useLanguage } from '#i18n/use-language.ts'
import styles from './code-fields.module.css'
import { byName, countryOf, knownCountries } from './dialing-codes.ts'

interface DialingCodeSelectProps {
  value: string
  onChange: (dialingCode: string) => void
  /** Default: those that most players come from. */
  countries?: readonly Country[]
  labelHidden?: boolean
}

/** Uses the system's picker, and shows only the code of the selected country. */
export function DialingCodeSelect({ value, onChange, countries, labelHidden }: DialingCodeSelectProps) {
  const { t } = useTranslation()
  const id = useId()
  const language = useLanguage()
  const [chosen, setChosen] = useState('')
  const sorted = useMemo(() => byName(countries ?? knownCountries(language), language), [countries, language])
  const country = countryOf(sorted, value, chosen)
  return (
    <div className={styles.dialing}>
      <label htmlFor={id} className={styles.label} data-hidden={labelHidden || undefined}>
        {t('auth.dialing_code')}
      </label>
      <div className={styles.picker}>
        <span dir="ltr" aria-hidden="true">
          +{value}
        </span>
        <ChevronDown size={16} />
        <select
          id={id}
          autoComplete="country"
          value={country?.code ?? ''}
          onChange={({ target }) => {
            setChosen(target.value)
            onChange(sorted.find(({ code }) => code === target.value)?.dialingCode ?? value)
          }}
        >
          {/* A code that the list does not have, at least not yet, stays the chosen one. */}
          {!country && <option value="">{`+${value}`}</option>}
          {sorted.map(({ code, dialingCode, name }) => (
            <option key={code} value={code}>
              {`${name} +${dialingCode}`}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}
