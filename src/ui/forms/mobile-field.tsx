import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { Country } from '#contract/service.ts'
import styles from './code-fields.module.css'
import { DialingCodeSelect } from './dialing-code-select.tsx'
import { digits, mobileLength } from './digits.ts'
import { TextField } from './text-field.tsx'
import type { Form } from './use-form.ts'

interface MobileFieldProps<Name extends string> {
  form: Form<Name>
  name: Name
  dialingCode: string
  onDialingCode: (dialingCode: string) => void
  /** Default: those that most players come from. */
  countries?: readonly Country[]
  /** Called when the number or the dialling code changes. */
  onOther?: () => void
  labelHidden?: boolean
  required?: boolean
  hint?: string
  icon?: ComponentProps<typeof TextField>['icon']
}

/** Shows the fields of a mobile number and its country. */
export function MobileField<Name extends string>(props: MobileFieldProps<Name>) {
  const { form, name, dialingCode, onDialingCode, countries, onOther, ...look } = props
  const { t } = useTranslation()
  return (
    <div className={styles.mobile}>
      <DialingCodeSelect
        value={dialingCode}
        countries={countries}
        labelHidden={look.labelHidden}
        onChange={(code) => {
          onDialingCode(code)
          onOther?.()
        }}
      />
      <TextField
        {...look}
        {...form.field(name)}
        label={t('auth.mobile')}
        placeholder={look.labelHidden ? t('auth.mobile') : undefined}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        onChange={(event) => {
          form.set(name, digits(event.target.value, mobileLength))
          onOther?.()
        }}
      />
    </div>
  )
}
