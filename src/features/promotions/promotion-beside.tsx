import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { failureText } from '#gateway/failure.ts'
import { useViewer } from '#session/viewer.ts'
import { FailedState } from '#ui/states/failed-state.tsx'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { PromotionOffer } from './promotion-detail.tsx'
import { promotionQueries } from './promotion-queries.ts'

/** Shows a promotion beside a record. */
export function PromotionBeside({ id }: { id: string }) {
  const { t } = useTranslation()
  const { data, isPending, error, refetch } = useQuery(promotionQueries.list(useViewer()))
  if (isPending) return <LoadingState />
  if (!data) return <FailedState message={t(failureText(error))} onRetry={refetch} />
  return <PromotionOffer promotion={data.list.find((promotion) => promotion.id === id)} />
}
