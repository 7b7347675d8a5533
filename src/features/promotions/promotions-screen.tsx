import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { useViewer } from '#session/viewer.ts'
import { PromotionDetail } from './promotion-detail.tsx'
import { PromotionList } from './promotion-list.tsx'
import { promotionQueries } from './promotion-queries.ts'
import { PromotionsFailed, PromotionsSkeleton } from './promotions-states.tsx'

/** Shows all promotions, or the one that `?id=` names, with its own address for sharing and for Back. */
export function PromotionsScreen() {
  const [query] = useSearchParams()
  const { data, isPending, refetch, error } = useQuery(promotionQueries.list(useViewer()))
  const id = query.get('id')
  if (isPending) return <PromotionsSkeleton />
  if (!data) return <PromotionsFailed failure={error} onRetry={refetch} />
  if (id === null) return <PromotionList promotions={data.list} />
  return <PromotionDetail promotion={data.list.find((promotion) => promotion.id === id)} />
}
