import { passesRule } from './validation-rules.ts'

interface NewPassword {
  newPassword: string
  confirmNewPassword: string
}

interface Refusal {
  code: 'INVALID_INPUT' | 'PASSWORDS_DIFFER' | 'PASSWORD_UNCHANGED'
  field: 'newPassword' | 'confirmNewPassword'
}

/** Returns why a new password is refused; undefined if it is accepted. It must differ from `current`, if given. */
export function refuseNewPassword(
  { newPassword, confirmNewPassword }: NewPassword,
  current?: string,
): Refusal | undefined {
  if (!passesRule('password', newPassword)) return { code: 'INVALID_INPUT', field: 'newPassword' }
  if (newPassword !== confirmNewPassword) return { code: 'PASSWORDS_DIFFER', field: 'confirmNewPassword' }
  return newPassword === current ? { code: 'PASSWORD_UNCHANGED', field: 'newPassword' } : undefined
}
