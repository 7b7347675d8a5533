import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { brokenRule, ruleText } from '#brand/rules.ts'
import { useCountries } from '#brand/use-countries.ts'
import { refusalOf } from '#gateway/failure.ts'
import { MobileField } from '#ui/forms/mobile-field.tsx'
import { PasswordField } from '#ui/forms/password-field.tsx'
import { SmsCodeField } from '#ui/forms/sms-code-field.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useMessage } from '#ui/forms/use-message.ts'
import { CaptchaField } from './captcha-field.tsx'
import styles from './fields.module.css'
import { NumberProof } from './number-proof.tsx'
import {
  type ChosenField as ChosenName,
  type RegisterField as FieldName,
  type ShownField,
  typing,
} from './register-fields.ts'
import type { CodeRequest } from './use-code-request.ts'
import type { useRegisterForm } from './use-register-form.ts'

interface RegisterFieldProps extends ShownField {
  register: ReturnType<typeof useRegisterForm>
  code: CodeRequest
}

const labels = {
  password: 'auth.password',
  confirmPassword: 'register.confirm_password',
} as const

/** Shows one field of the registration, according to its kind. */
export function RegisterField({ name, required, register, code }: RegisterFieldProps) {
  const { form, provider, rules, captcha, dialingCode, setDialingCode } = register
  const { t } = useTranslation()
  const countries = useCountries(name === 'mobileNum')
  switch (name) {
    case 'captcha':
      return <CaptchaField form={form} name={name} captcha={captcha} />
    case 'username':
    case 'email':
      return <ChosenField name={name} required={required} register={register} />
    case 'password':
    case 'confirmPassword':
      return <NewPassword name={name} label={t(labels[name])} register={register} />
    case 'mobileNum':
      return (
        <MobileField
          form={form}
          name={name}
          dialingCode={dialingCode}
          onDialingCode={setDialingCode}
          countries={countries}
          // A token proves only the number it was made for.
          onOther={() => form.clear('firebaseIdToken')}
          required={required}
        />
      )
    case 'verificationCode':
      return <MobileProof register={register} code={code} />
    case 'firebaseIdToken':
      return (
        provider && (
          <NumberProof
            form={form}
            name={name}
            mobile="mobileNum"
            numberPasses={() => form.passesField('mobileNum')}
            dialingCode={dialingCode}
            provider={provider}
          />
        )
      )
    case 'paymentPassword':
      return (
        <PasswordField
          {...form.field(name)}
          label={t(`register.field.${name}`)}
          icon={null}
          required={required}
          maxLength={rules[name]?.maximum}
          inputMode="numeric"
          autoComplete="off"
        />
      )
    default:
      return (
        <TextField
          {...typing[name]}
          {...form.field(name)}
          label={t(`register.field.${name}`)}
          required={required}
          maxLength={rules[name]?.maximum}
        />
      )
  }
}

type PartProps = Pick<RegisterFieldProps, 'register'>

interface ChosenFieldProps extends PartProps {
  name: ChosenName
  required: boolean
}

const chosen = {
  username: { label: 'auth.username', free: 'register.username_available', taken: 'username_exists' },
  email: { label: 'register.field.email', free: 'register.email_available', taken: 'email_taken' },
} as const satisfies Record<ChosenName, object>

/** Shows a field whose value must be unique. On blur it checks whether the value is available. */
function ChosenField({ name, required, register: { form, rules, availability } }: ChosenFieldProps) {
  const { t } = useTranslation()
  const message = useMessage()
  const { error, onBlur, onChange, ...field } = form.field(name)
  const texts = chosen[name]
  const { check, ...known } = availability[name]
  const free = known.free === field.value
  const rule = name === 'username' ? message(ruleText(rules, name)) : undefined
  return (
    <TextField
      {...typing[name]}
      {...field}
      label={t(texts.label)}
      required={required}
      maxLength={rules[name]?.maximum}
      hint={free ? t(texts.free) : rule}
      error={error ?? (known.taken === field.value ? t(texts.taken) : undefined)}
      trailing={free && <CircleCheck size={20} className={styles.free} />}
      onChange={(event) => {
        check('')
        onChange(event)
      }}
      onBlur={() => {
        onBlur()
        if (!brokenRule(rules, name, field.value)) check(field.value)
      }}
    />
  )
}

interface NewPasswordProps extends PartProps {
  name: Extract<FieldName, 'password' | 'confirmPassword'>
  label: string
}

function NewPassword({ name, label, register: { form, rules } }: NewPasswordProps) {
  const message = useMessage()
  return (
    <PasswordField
      {...form.field(name)}
      label={label}
      icon={null}
      required
      maxLength={rules.password?.maximum}
      hint={name === 'password' ? message(ruleText(rules, 'password')) : undefined}
      autoComplete="new-password"
    />
  )
}

function MobileProof({
  register: { form, keepCode, dialingCode, showRefusal },
  code,
}: Omit<RegisterFieldProps, keyof ShownField>) {
  async function request() {
    if (!form.passesField('mobileNum')) return
    try {
      if (!(await code.request(form.values.mobileNum, dialingCode))) return
      keepCode()
      form.focus('verificationCode')
    } catch (failure) {
      showRefusal(refusalOf(failure), form)
    }
  }
  return (
    <SmsCodeField
      form={form}
      name="verificationCode"
      secondsLeft={code.leftFor(form.values.mobileNum, dialingCode)}
      onRequest={request}
      onTyped={keepCode}
    />
  )
}
