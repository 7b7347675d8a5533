import { ShieldCheck, Smartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useCountries } from '#brand/use-countries.ts'
import { refusalOf } from '#gateway/failure.ts'
import { formatDateTime } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'
import type { LoginMethod } from '#platform/remembered-login.ts'
import { agentForget } from '#session/desk.ts'
import { Button } from '#ui/controls/button.tsx'
import { Checkbox } from '#ui/forms/checkbox.tsx'
import { MobileField } from '#ui/forms/mobile-field.tsx'
import { PasswordField } from '#ui/forms/password-field.tsx'
import { SmsCodeField } from '#ui/forms/sms-code-field.tsx'
import { UsernameField } from '#ui/forms/username-field.tsx'
import styles from './auth-page.module.css'
import { CaptchaField } from './captcha-field.tsx'
import { NumberProof } from './number-proof.tsx'
import type { Captcha } from './use-captcha.ts'
import type { CodeRequest } from './use-code-request.ts'
import { useLoginForm } from './use-login-form.ts'

interface LoginFormProps {
  method: LoginMethod
  captcha: Captcha
  /** Lives longer than the form, so that its countdown continues when the method changes back. */
  code: CodeRequest
}

export function LoginForm({ method, captcha, code }: LoginFormProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const login = useLoginForm(method, captcha)
  return (
    <form {...login.form.props} className={styles.form}>
      {method === 'sms' ? <MobileAndCode login={login} code={code} /> : <NameAndPassword login={login} />}
      {captcha.shown && <CaptchaField form={login.form} name="captcha" captcha={captcha} labelHidden />}
      <div className={styles.options}>
        <Checkbox checked={login.remember} onChange={(event) => login.setRemember(event.target.checked)}>
          {t(method === 'sms' ? 'login.remember_mobile' : 'login.remember')}
        </Checkbox>
        <Link to={method === 'agent' ? agentForget : '/m/forget'} className={styles.link}>
          {t('login.forgot')}
        </Link>
      </div>
      {login.lockedUntil !== undefined && (
        <p role="status" className={styles.locked}>
          {t('login.locked_until', { time: formatDateTime(login.lockedUntil, language) })}
        </p>
      )}
      {login.closedUntil !== undefined && (
        <p role="status" className={styles.locked}>
          {t('safer_play.closed_until', { time: formatDateTime(login.closedUntil, language) })}
        </p>
      )}
      <Button type="submit" size="large" wide onClick={login.submit}>
        {t('login.title')}
      </Button>
    </form>
  )
}

interface FieldsProps {
  login: ReturnType<typeof useLoginForm>
}

function NameAndPassword({ login: { form } }: FieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <UsernameField {...form.field('username')} labelHidden required />
      <PasswordField
        {...form.field('password')}
        label={t('auth.password')}
        labelHidden
        placeholder={t('auth.password')}
        required
        autoComplete="current-password"
      />
    </>
  )
}

function MobileAndCode({ login, code }: FieldsProps & Pick<LoginFormProps, 'code'>) {
  const { form, provider, keepCode, dialingCode, setDialingCode, numberPasses, showRefusal } = login

  async function request() {
    if (!(await numberPasses())) return
    try {
      if (!(await code.request(form.values.username, dialingCode))) return
      keepCode()
      form.focus('password')
    } catch (failure) {
      showRefusal(refusalOf(failure), form, { mobileNum: 'username' })
    }
  }

  return (
    <>
      <MobileField
        form={form}
        name="username"
        dialingCode={dialingCode}
        onDialingCode={setDialingCode}
        countries={useCountries()}
        // A token proves only the number it was made for.
        onOther={() => form.clear('firebaseIdToken')}
        icon={<Smartphone />}
        labelHidden
        required
      />
      {provider ? (
        <NumberProof
          form={form}
          name="firebaseIdToken"
          mobile="username"
          numberPasses={numberPasses}
          dialingCode={dialingCode}
          provider={provider}
        />
      ) : (
        <SmsCodeField
          form={form}
          name="password"
          secondsLeft={code.leftFor(form.values.username, dialingCode)}
          onRequest={request}
          onTyped={keepCode}
          icon={<ShieldCheck />}
          labelHidden
        />
      )}
    </>
  )
}
