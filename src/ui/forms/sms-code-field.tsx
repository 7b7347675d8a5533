import { useTranslation } from 'react-i18next'
import { Button } from '../controls/button.tsx'
import styles from './code-fields.module.css'
import { digits, smsCodeLength } from './digits.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'
import type { Form } from './use-form.ts'

/** Errors of a code that no longer works: the person may request another one at once. */
const voidCode = ['code_expired', 'code_tries']

interface SmsCodeFieldProps<Name extends string> {
  form: Form<Name>
  name: Name
  /** Seconds until the person may request another code. */
  secondsLeft: number | undefined
  onRequest: () => Promise<void>
  /** Called when the person types a code. */
  onTyped?: () => void
  /** Default: the label of a text message's code. */
  label?: string
  labelHidden?: boolean
  icon?: TextFieldProps['icon']
}

/** Shows the field of a text message's code, and the button that requests one. */
export function SmsCodeField<Name extends string>(props: SmsCodeFieldProps<Name>) {
  const { form, name, secondsLeft, onRequest, onTyped, labelHidden, icon } = props
  const { t } = useTranslation()
  const label = props.label ?? t('auth.sms_code')
  const waiting = secondsLeft !== undefined && !voidCode.includes(form.errors[name] ?? '')
  return (
    <div className={styles.beside}>
      <TextField
        {...form.field(name)}
        label={label}
        labelHidden={labelHidden}
        placeholder={labelHidden ? label : undefined}
        icon={icon}
        required
        data-secret=""
        inputMode="numeric"
        autoComplete="one-time-code"
        onChange={(event) => {
          form.set(name, digits(event.target.value, smsCodeLength))
          onTyped?.()
        }}
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
