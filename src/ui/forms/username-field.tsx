import { UserRound } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from './text-field.tsx'

type UsernameFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'placeholder'>

/** A field for the name of an existing account, which browsers fill in and leave uncorrected. */
export function UsernameField(props: UsernameFieldProps) {
  const { t } = useTranslation()
  return (
    <TextField
      {...props}
      label={t('auth.username')}
      placeholder={props.labelHidden ? t('auth.username') : undefined}
      icon={<UserRound />}
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  )
}
