import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { classes } from '#ui/classes.ts'
import styles from './auth-page.module.css'
import { RegisterField } from './register-field.tsx'
import { useCodeRequest } from './use-code-request.ts'
import { type RegisterFormOptions, useRegisterForm } from './use-register-form.ts'

export function RegisterForm(options: RegisterFormOptions) {
  const { t } = useTranslation()
  const register = useRegisterForm(options)
  const code = useCodeRequest('register')
  const [agreed, setAgreed] = useState(true)
  return (
    <form {...register.form.props} className={classes(styles.form, styles.spacious)}>
      {register.shown.map((field) => (
        <RegisterField key={field.name} {...field} register={register} code={code} />
      ))}
      <div>
        <Checkbox checked={agreed} onChange={(event) => setAgreed(event.target.checked)}>
          {t('register.terms')}
        </Checkbox>
        <TermsLinks />
      </div>
      <p className={styles.age}>
        <span aria-hidden="true">19</span>
        {t('register.age')}
      </p>
      <Button type="submit" size="large" wide disabled={!agreed} onClick={register.submit}>
        {t('register.title')}
      </Button>
    </form>
  )
}

/** Opens the terms in a new tab, because the form would be empty on return. */
function TermsLinks() {
  const { t } = useTranslation()
  return (
    <nav className={styles.terms} aria-label={t('register.terms_link')}>
      <Link to="/m/help" target="_blank" className={styles.link}>
        {t('register.terms_link')}
      </Link>
      <Link to="/m/help" target="_blank" className={styles.link}>
        {t('register.privacy_link')}
      </Link>
    </nav>
  )
}
