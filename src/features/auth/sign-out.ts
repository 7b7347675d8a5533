import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { stored } from '#contract/stored.ts'
import { writeStored } from '#platform/storage.ts'
import { closeSession, currentSession } from '#session/session.ts'
import { confirm } from '#ui/layers/confirm.tsx'
import { toast } from '#ui/layers/toast.ts'
import { authQueries } from './auth-queries.ts'

/** Stays until it is hidden. */
const ms = 9_999_000

/**
 * Asks for confirmation, ends the session here and at the gateway, and opens home. Resolves to whether the person
 * signed out. The session ends on the device first, so an unreachable gateway leaves no member data there; its own
 * session expires.
 */
export function useSignOut(): () => Promise<boolean> {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { mutateAsync: logout } = useMutation(authQueries.logout())

  return async () => {
    const title = t('sign_out.title')
    const confirmed = await confirm({ title, text: t('sign_out.text'), confirmLabel: t('sign_out.confirm') })
    const token = currentSession()?.token
    if (!confirmed || !token) return false
    writeStored(stored.autoLogin, 0)
    navigate('/m/home', { replace: true })
    closeSession()
    toast.show(t('in_please_wait'), { kind: 'loading', ms })
    await logout(token).then(toast.hideLoading, () => {
      toast.hideLoading()
      if (!currentSession()) toast.show(t('sign_out.gateway_unaware'), { kind: 'error', ms: 3_000 })
    })
    return true
  }
}
