import { useQuery } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useModulePermitted } from '#brand/platform-status.ts'
import { rulesQuery } from '#brand/rules-query.ts'
import { useSession } from '#session/session.ts'
import { Button } from '#ui/controls/button.tsx'
import { FormSkeleton } from '#ui/forms/form-skeleton.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { FailedState } from '#ui/states/failed-state.tsx'
import { IconChoices } from './icon-choices.tsx'
import { memberQueries } from './member-queries.ts'
import styles from './profile-dialog.module.css'
import { type ProfileFormOptions, useProfileForm } from './use-profile-form.ts'

interface ProfileDialogProps {
  open: boolean
  onClose: () => void
  nickname: string
}

/** Changes the member's nickname and, if the merchant has pictures, the picture. */
export function ProfileDialog({ open, onClose, nickname }: ProfileDialogProps) {
  const { t } = useTranslation()
  const pictured = useModulePermitted()('PROFPIC3')
  const rules = useQuery({ ...rulesQuery(), enabled: open })
  const icons = useQuery({ ...memberQueries.icons(useSession()), enabled: open && pictured })
  const wanted = pictured ? [rules, icons] : [rules]
  const failed = wanted.filter(({ isError }) => isError)
  const ready = rules.data && (icons.data || !pictured)
  return (
    <Dialog open={open} onClose={onClose} title={t('member.profile')}>
      {ready && <ProfileForm nickname={nickname} rules={rules.data} icons={icons.data} onDone={onClose} />}
      {!ready && failed.length === 0 && <FormSkeleton fields={pictured ? 3 : 1} />}
      {!ready && failed.length > 0 && (
        <FailedState onRetry={() => Promise.all(failed.map(({ refetch }) => refetch()))} />
      )}
    </Dialog>
  )
}

function ProfileForm(props: ProfileFormOptions) {
  const { t } = useTranslation()
  const { form, icon, setIcon, submit } = useProfileForm(props)
  return (
    <form {...form.props} className={styles.form}>
      {props.icons && <IconChoices {...props.icons} value={icon} onChange={setIcon} />}
      <TextField
        {...form.field('nickname')}
        label={t('register.field.nickname')}
        icon={<UserRound />}
        required
        autoComplete="nickname"
      />
      <Button type="submit" size="large" wide onClick={submit}>
        {t('member.profile_save')}
      </Button>
    </form>
  )
}
