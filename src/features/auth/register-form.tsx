import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useBrand } from '#brand/platform-status.ts'
import { Button } from '#ui/controls/button.tsx'
import { Checkbox } from '#ui/forms/checkbox.tsx'
import { classes } from '#ui/look/classes.ts'
import styles from './auth-page.module.css'
import { RegisterField } from './register-field.tsx'
import { useCodeRequest } from './use-code-request.ts'
import { type RegisterFormOptions, useRegisterForm } from './use-register-form.ts'

interface RegisterFormProps extends RegisterFormOptions {
  /** Whether the terms are ticked. */
  agreed: boolean
  onAgree: (agreed: boolean) => void
}

export function RegisterForm({ agreed, onAgree, ...options }: RegisterFormProps) {
  const { t } = useTranslation()
  const register = useRegisterForm(options)
  const code = useCodeRequest('register')
  const { minimumAge } = useBrand()
  return (
    <form {...register.form.props} className={classes(styles.form, styles.spacious)}>
      {register.shown.map((field) => (
        <RegisterField key={field.name} {...field} register={register} code={code} />
      ))}
      <div>
        <Checkbox checked={agreed} onChange={(event) => onAgree(event.target.checked)}>
          {t('register.terms')}
        </Checkbox>
        <TermsLinks />
      </div>
      <p className={styles.age}>
        <span aria-hidden="true">{minimumAge}</span>
        {t('register.age', { age: minimumAge })}
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
      <Link to="/m/helpDetail?document=terms" target="_blank" className={styles.link}>
        {t('register.terms_link')}
      </Link>
      <Link to="/m/helpDetail?document=privacy" target="_blank" className={styles.link}>
        {t('register.privacy_link')}
      </Link>
      <Link to="/m/userAgreement" target="_blank" className={styles.link}>
        {t('register.agreement_link')}
      </Link>
    </nav>
  )
}
