import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button.tsx'
import { TextField, type TextFieldProps } from '#ui/text-field.tsx'
import { digits, smsCodeLength } from './digits.ts'
import styles from './fields.module.css'
import type { Form } from './use-form.ts'

interface SmsCodeFieldProps<Name extends string> {
  form: Form<Name>
  name: Name
  /** Seconds until another code may be asked for. */
  secondsLeft: number | undefined
  onRequest: () => Promise<void>
  labelHidden?: boolean
  icon?: TextFieldProps['icon']
}

/** The code of a text message, and the button that has one sent. */
export function SmsCodeField<Name extends string>(props: SmsCodeFieldProps<Name>) {
  const { form, name, secondsLeft, onRequest, labelHidden, icon } = props
  const { t } = useTranslation()
  const waiting = secondsLeft !== undefined
  return (
    <div className={styles.beside}>
      <TextField
        {...form.field(name)}
        label={t('auth.sms_code')}
        labelHidden={labelHidden}
        placeholder={labelHidden ? t('auth.sms_code') : undefined}
        icon={icon}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        onChange={(event) => form.set(name, digits(event.target.value, smsCodeLength))}
      />
      <Button
        kind="secondary"
        className={styles.request}
        data-labelled={!labelHidden || undefined}
        disabled={waiting}
        onClick={onRequest}
      >
        {waiting ? t('auth.seconds_left', { seconds: secondsLeft }) : t('auth.get_code')}
      </Button>
    </div>
  )
}
