import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { SaferPlay } from '#contract/safer-play.ts'
import { refusalOf } from '#gateway/failure.ts'
import { useSession } from '#session/session.ts'
import { useShowRefusal } from '#ui/forms/use-show-refusal.ts'
import { toast } from '#ui/layers/toast.ts'
import { saferPlayQueries } from './safer-play-queries.ts'

/** Returns a function that saves a change and shows its answer, and resolves to whether that succeeded. */
export function useChange(): (save: () => Promise<SaferPlay>) => Promise<boolean> {
  const { t } = useTranslation()
  const client = useQueryClient()
  const showRefusal = useShowRefusal()
  const { queryKey } = saferPlayQueries.overview(useSession())
  return async (save) => {
    try {
      const answer = await save()
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, answer)
      toast.show(t('in_chang_saved'), { kind: 'success' })
      return true
    } catch (failure) {
      showRefusal(refusalOf(failure))
      void client.invalidateQueries({ queryKey })
      return false
    }
  }
}
