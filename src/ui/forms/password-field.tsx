import { Eye, EyeOff, Lock } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../controls/icon-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing'>

/** Shows a text field whose content the person can show and hide. */
export function PasswordField({ icon = <Lock />, ...rest }: PasswordFieldProps) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  const toggle = (
    <IconButton
      label={shown ? t('common.hide_password') : t('common.show_password')}
      icon={shown ? <Eye size={20} /> : <EyeOff size={20} />}
      onClick={() => setShown(!shown)}
    />
  )
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      data-secret=""
      icon={icon}
      type={shown ? 'text' : 'password'}
      trailing={toggle}
    />
  )
}
