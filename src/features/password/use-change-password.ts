import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Rules } from '#brand/rules.ts'
import { GatewayFailure, refusalOf } from '#gateway/failure.ts'
import { renewRemembered } from '#platform/remembered-login.ts'
import { dropPassword, heldPassword } from '#session/held-password.ts'
import { useSession } from '#session/session.ts'
import { useForm } from '#ui/forms/use-form.ts'
import { useShowRefusal } from '#ui/forms/use-show-refusal.ts'
import { notice } from '#ui/layers/confirm.tsx'
import { toast } from '#ui/layers/toast.ts'
import { type PasswordField, passwordProblem } from './password-problem.ts'
import { passwordQueries } from './password-queries.ts'

interface ChangePasswordOptions {
  /** Whether the member has a password. Without one, none is asked for. */
  isSet: boolean
  onChanged: () => void
}

export function useChangePassword(rules: Rules, { isSet, onChanged }: ChangePasswordOptions) {
  const { t } = useTranslation()
  const session = useSession()
  const username = session?.userName ?? ''
  const [held, setHeld] = useState(() => (isSet ? heldPassword() || undefined : ''))
  const [done, setDone] = useState(false)
  const needsOld = held === undefined
  const form = useForm<PasswordField>({
    initial: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
    names: [...(needsOld ? (['oldPassword'] as const) : []), 'newPassword', 'confirmNewPassword'],
    check: (name, values) => passwordProblem(rules, name, values),
    dependents: { newPassword: 'confirmNewPassword' },
  })
  const { mutateAsync: change } = useMutation(passwordQueries.change())
  const showRefusal = useShowRefusal()

  const unchanged = () => notice(t('password.unchanged'))

  /** Shows a refusal. A wrong held password was changed elsewhere, so the form then shows its field. */
  function refuse(failure: unknown) {
    const code = failure instanceof GatewayFailure ? failure.code : undefined
    if (code === 'PASSWORD_UNCHANGED') return unchanged()
    if (code === 'OLD_PASSWORD_WRONG' && !needsOld) {
      dropPassword()
      setHeld(undefined)
      return form.refuse('oldPassword', 'password.old_wrong')
    }
    showRefusal(refusalOf(failure), form)
  }

  async function submit() {
    if (done || !form.passes()) return
    const { newPassword, confirmNewPassword } = form.values
    const oldPassword = held ?? form.values.oldPassword
    if (newPassword === oldPassword) {
      await unchanged()
      return form.focus('newPassword')
    }
    try {
      await change({ oldPassword: oldPassword || undefined, newPassword, confirmNewPassword })
      dropPassword()
      renewRemembered(username, newPassword)
      toast.show(t('password.changed'), { kind: 'success' })
      setDone(true)
      onChanged()
    } catch (failure) {
      await refuse(failure)
    }
  }

  return { form, username, needsOld, done, submit }
}
