import { passesRule } from './validation-rules.ts'

interface Wish {
  newPassword: string
  confirmNewPassword: string
}

interface Refusal {
  code: 'INVALID_INPUT' | 'PASSWORDS_DIFFER' | 'PASSWORD_UNCHANGED'
  field: 'newPassword' | 'confirmNewPassword'
}

/** Why a new password must not be taken, if it must not. `current` is the present one, where the two may not be equal. */
export function refuseNewPassword({ newPassword, confirmNewPassword }: Wish, current?: string): Refusal | undefined {
  if (!passesRule('password', newPassword)) return { code: 'INVALID_INPUT', field: 'newPassword' }
  if (newPassword !== confirmNewPassword) return { code: 'PASSWORDS_DIFFER', field: 'confirmNewPassword' }
  return newPassword === current ? { code: 'PASSWORD_UNCHANGED', field: 'newPassword' } : undefined
}
