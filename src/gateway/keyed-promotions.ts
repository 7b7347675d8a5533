import { useQuery } from '@tanstack/react-query'
import { system } from '#contract/system.ts'
import { call } from './call.ts'

/**
 * Whether the merchant offers its invitation of friends. Until the gateway has said no it does: menus that lose an entry
 * are rarer than menus that would jump by gaining one.
 */
export function useReferralOffered(): boolean {
  const { data } = useQuery({
    queryKey: ['settings'],
    queryFn: ({ signal }) => call(system.settingsConsolidated, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data?.promotions.REFERRAL.enabled ?? true
}
