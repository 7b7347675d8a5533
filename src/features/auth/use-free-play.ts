import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { toast } from '#ui/toast.ts'
import { useIsHere } from '#ui/use-is-here.ts'
import { authQueries } from './auth-queries.ts'
import { openTrialSession } from './open-member-session.ts'
import { useShowFailure } from './use-show-failure.ts'

/** As long as it takes. */
const ms = 9_999_000

/** Starts a trial: a new account without registration, and home with it. */
export function useFreePlay(): () => Promise<void> {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const showFailure = useShowFailure()
  const isHere = useIsHere()
  const { mutateAsync } = useMutation(authQueries.freePlay())
  return async () => {
    toast.show(t('in_please_wait'), { kind: 'loading', ms })
    try {
      const trial = await mutateAsync()
      toast.hideLoading()
      // Who has gone elsewhere may be somebody else by now.
      if (!isHere()) return
      openTrialSession(trial)
      navigate('/m/home', { replace: true })
    } catch (failure) {
      showFailure(failure)
    }
  }
}
