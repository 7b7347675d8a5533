import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { stored } from '#contract/stored.ts'
import { closeSession } from '#gateway/session.ts'
import { useNavigate } from '#platform/router.ts'
import { writeStored } from '#platform/storage.ts'
import { confirm } from '#ui/confirm.tsx'
import { toast } from '#ui/toast.ts'
import { authQueries } from './auth-queries.ts'

/** As long as it takes. */
const ms = 9_999_000

/** Asks, then ends the session here and at the gateway, and goes home. Tells whether the person went. */
export function useSignOut(): () => Promise<boolean> {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { mutateAsync: logout } = useMutation(authQueries.logout())

  return async () => {
    const title = t('sign_out.title')
    const sure = await confirm({ title, text: t('sign_out.text'), confirmLabel: t('sign_out.confirm') })
    if (!sure) return false
    toast.show(t('in_please_wait'), { kind: 'loading', ms })
    // Whoever wants to go is let go: a gateway out of reach ends the session by itself when its time is up.
    await logout().catch(() => undefined)
    writeStored(stored.autoLogin, 0)
    navigate('/m/home', { replace: true })
    closeSession()
    queryClient.clear()
    toast.hide()
    return true
  }
}
