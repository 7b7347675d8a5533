import { useTranslation } from 'react-i18next'
import type { Rules } from '#brand/rules.ts'
import { Button } from '#ui/controls/button.tsx'
import { PasswordField } from '#ui/forms/password-field.tsx'
import { UsernameField } from '#ui/forms/username-field.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import styles from './password.module.css'
import { useChangePassword } from './use-change-password.ts'
import { WithRules } from './with-rules.tsx'

interface ChangePasswordProps {
  /** Whether the member has a password, as nearly all have. */
  isSet?: boolean
  onChanged: () => void
}

/** Shows the form that changes the password. */
export const ChangePassword = ({ isSet = true, onChanged }: ChangePasswordProps) => (
  <WithRules fields={4}>{(rules) => <ChangeForm rules={rules} isSet={isSet} onChanged={onChanged} />}</WithRules>
)

function ChangeForm({ rules, ...options }: Required<ChangePasswordProps> & { rules: Rules }) {
  const { t } = useTranslation()
  const { form, username, needsOld, done, submit } = useChangePassword(rules, options)
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
