import { AtSign } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Rules } from '#brand/rules.ts'
import { useCountries } from '#brand/use-countries.ts'
import { Button } from '#ui/controls/button.tsx'
import { MobileField } from '#ui/forms/mobile-field.tsx'
import { SmsCodeField } from '#ui/forms/sms-code-field.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { UsernameField } from '#ui/forms/username-field.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import styles from './password.module.css'
import type { Forget } from './use-forget.ts'

interface StepProps {
  forget: Forget
}

/** Asks for the account. */
export function FindStep({ forget }: StepProps) {
  const { t } = useTranslation()
  const { form, method, dialingCode, setDialingCode, submit } = forget
  const countries = useCountries(method === 'sms')
  return (
    <>
      {method === 'sms' ? (
        <MobileField
          form={form}
          name="mobileNum"
          dialingCode={dialingCode}
          onDialingCode={setDialingCode}
          countries={countries}
          required
        />
      ) : (
        <>
          <UsernameField {...form.field('username')} required />
          <TextField
            {...form.field('email')}
            label={t('forget.email')}
            hint={t('forget.email_hint')}
            icon={<AtSign />}
            required
            type="email"
            autoComplete="email"
            autoCapitalize="none"
          />
        </>
      )}
      <Button type="submit" size="large" wide onClick={submit}>
        {t('forget.send')}
      </Button>
    </>
  )
}

/** Asks for the code that proves the person's identity. */
export function CodeStep({ forget }: StepProps) {
  const { t } = useTranslation()
  const { form, method, dialingCode, secondsLeft, sendAgain, chooseAgain, submit } = forget
  const to = method === 'sms' ? `+${dialingCode} ${form.values.mobileNum}` : form.values.email
  return (
    <>
      <p className={styles.quiet}>{t('forget.sent_to', { to })}</p>
      <SmsCodeField
        form={form}
        name="verificationCode"
        label={method === 'email' ? t('forget.email_code') : undefined}
        secondsLeft={secondsLeft}
        onRequest={sendAgain}
      />
      <Button type="submit" size="large" wide onClick={submit}>
        {t('forget.next')}
      </Button>
      <Button kind="ghost" wide onClick={chooseAgain}>
        {t('forget.other')}
      </Button>
    </>
  )
}

export function PasswordStep({ forget, rules }: StepProps & { rules: Rules }) {
  const { t } = useTranslation()
  return (
    <>
      <NewPasswordFields form={forget.form} rules={rules} />
      <Button type="submit" size="large" wide onClick={forget.submit}>
        {t('forget.finish')}
      </Button>
    </>
  )
}
