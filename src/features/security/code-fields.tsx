import { AtSign } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useCountries } from '#brand/use-countries.ts'
import { MobileField } from '#ui/forms/mobile-field.tsx'
import { SmsCodeField } from '#ui/forms/sms-code-field.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import type { Form } from '#ui/forms/use-form.ts'
import type { CodeField, CodeMethod, useCodeRequest } from './use-code-request.ts'

interface CodeFieldsProps<Name extends string> {
  method: CodeMethod
  form: Form<Name | CodeField>
  code: ReturnType<typeof useCodeRequest>
  dialingCode: string
  onDialingCode: (dialingCode: string) => void
  /** Explains which address is meant. */
  hint?: string
}

/** Shows the field of a mobile number or an e-mail address, and that of the code which is sent there. */
export function CodeFields<Name extends string>(props: CodeFieldsProps<Name>) {
  const { method, form, code, dialingCode, onDialingCode, hint } = props
  const { t } = useTranslation()
  const countries = useCountries(method !== 'email')
  const email = form.field('email')
  return (
    <>
      {method === 'email' ? (
        <TextField
          {...email}
          label={t('forget.email')}
          hint={hint}
          icon={<AtSign />}
          required
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          onChange={(event) => {
            email.onChange(event)
            code.forgetCode()
          }}
        />
      ) : (
        <MobileField
          form={form}
          name="mobileNum"
          dialingCode={dialingCode}
          onDialingCode={onDialingCode}
          countries={countries}
          onOther={code.forgetCode}
          required
          hint={hint}
        />
      )}
      <SmsCodeField
        form={form}
        name="verificationCode"
        label={method === 'email' ? t('forget.email_code') : undefined}
        secondsLeft={code.secondsLeft}
        onRequest={code.requestCode}
      />
    </>
  )
}
