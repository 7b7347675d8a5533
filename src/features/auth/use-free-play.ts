import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { refusalOf } from '#gateway/failure.ts'
import { useIsMounted } from '#ui/controls/use-is-mounted.ts'
import { useShowRefusal } from '#ui/forms/use-show-refusal.ts'
import { toast } from '#ui/layers/toast.ts'
import { authQueries } from './auth-queries.ts'
import { openTrialSession } from './open-member-session.ts'

/** Stays until it is hidden. */
const ms = 9_999_000

/** Starts a trial, a new account without registration, and opens home. */
export function useFreePlay(): () => Promise<void> {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const showRefusal = useShowRefusal()
  const isMounted = useIsMounted()
  const { mutateAsync } = useMutation(authQueries.freePlay())
  return async () => {
    toast.show(t('in_please_wait'), { kind: 'loading', ms })
    try {
      const trial = await mutateAsync()
      toast.hideLoading()
      // A visitor who has left the page may have another session by now.
      if (!isMounted()) return
      openTrialSession(trial)
      navigate('/m/home', { replace: true })
    } catch (failure) {
      showRefusal(refusalOf(failure))
    }
  }
}
