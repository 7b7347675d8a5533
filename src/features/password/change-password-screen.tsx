import { useTranslation } from 'react-i18next'
import type { Rules } from '#brand/rules.ts'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { UsernameField } from '#ui/username-field.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import styles from './password.module.css'
import { useChangePassword } from './use-change-password.ts'
import { WithRules } from './with-rules.tsx'

export function ChangePasswordScreen() {
  const { t } = useTranslation()
  return (
    <div className={styles.inner}>
      <p className={styles.quiet}>{t('password.intro')}</p>
      <WithRules>{(rules) => <ChangeForm rules={rules} />}</WithRules>
    </div>
  )
}

function ChangeForm({ rules }: { rules: Rules }) {
  const { t } = useTranslation()
  const { form, username, needsOld, done, submit } = useChangePassword(rules)
  return (
    <form {...form.props} className={styles.form}>
      <UsernameField name="username" value={username} readOnly />
      {needsOld && (
        <PasswordField
          {...form.field('oldPassword')}
          label={t('password.old')}
          required
          autoComplete="current-password"
        />
      )}
      <NewPasswordFields form={form} rules={rules} />
      <Button type="submit" size="large" wide busy={done} onClick={submit}>
        {t('common.confirm')}
      </Button>
      <p className={styles.small}>{t('password.others_end')}</p>
    </form>
  )
}
