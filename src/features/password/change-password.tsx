import { useTranslation } from 'react-i18next'
import type { Rules } from '#brand/rules.ts'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { UsernameField } from '#ui/username-field.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import styles from './password.module.css'
import { useChangePassword } from './use-change-password.ts'
import { WithRules } from './with-rules.tsx'

interface ChangePasswordProps {
  onChanged: () => void
}

/** Shows the form that changes the password. */
export const ChangePassword = ({ onChanged }: ChangePasswordProps) => (
  <WithRules>{(rules) => <ChangeForm rules={rules} onChanged={onChanged} />}</WithRules>
)

function ChangeForm({ rules, onChanged }: ChangePasswordProps & { rules: Rules }) {
  const { t } = useTranslation()
  const { form, username, needsOld, done, submit } = useChangePassword(rules, onChanged)
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
