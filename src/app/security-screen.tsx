import { ChangePassword } from '#features/password/change-password.tsx'
import { SecurityScreen } from '#features/security/security-screen.tsx'

/** Combines the security centre with the form that changes the login password. */
export const SecurityWithPassword = () => (
  <SecurityScreen password={(onChanged) => <ChangePassword onChanged={onChanged} />} />
)
