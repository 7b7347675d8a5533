import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { languageTag } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/use-language.ts'
import styles from './code-fields.module.css'
import { dialingCodes } from './dialing-codes.ts'

interface DialingCodeSelectProps {
  value: string
  onChange: (dialingCode: string) => void
  labelHidden?: boolean
}

/** Uses the system's picker, and shows only the code of the selected region. */
export function DialingCodeSelect({ value, onChange, labelHidden }: DialingCodeSelectProps) {
  const { t } = useTranslation()
  const id = useId()
  const regions = new Intl.DisplayNames(languageTag(useLanguage()), { type: 'region' })
  return (
    <div className={styles.dialing}>
      <label htmlFor={id} className={styles.label} data-hidden={labelHidden || undefined}>
        {t('auth.dialing_code')}
      </label>
      <div className={styles.picker}>
        <span aria-hidden="true">+{value}</span>
        <ChevronDown size={16} />
        <select
          id={id}
          autoComplete="tel-country-code"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {Object.entries(dialingCodes).map(([region, code]) => (
            <option key={region} value={code}>
              {`${regions.of(region) ?? region} +${code}`}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}
