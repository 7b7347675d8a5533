import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '#brand/settings-query.ts'

/**
 * Whether the merchant offers its invitation of friends. Until the gateway has said no it does: menus that lose an entry
 * are rarer than menus that would jump by gaining one.
 */
export function useReferralOffered(): boolean {
  const { data } = useQuery(settingsQuery())
  return data?.promotions.REFERRAL.enabled ?? true
}
