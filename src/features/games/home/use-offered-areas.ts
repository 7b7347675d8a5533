import { useQuery } from '@tanstack/react-query'
import { useLook } from '#brand/platform-status.ts'
import { gameQueries } from '../game-queries.ts'
import { inOrder } from './categories.ts'

/** Returns the areas of games that the gateway offers, in the merchant's order; none before they are known. */
export function useOfferedAreas() {
  const { data, isPending } = useQuery(gameQueries.vendors())
  const { first } = useLook()
  const offered = data?.vendorSorting.map(({ gameCategory }) => gameCategory) ?? []
  return { areas: inOrder(offered, (area) => area, first), isPending }
}
