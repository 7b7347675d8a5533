import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '#brand/settings-query.ts'

/**
 * Returns whether the merchant offers the invitation of friends. It is true until the gateway answers no, because most
 * merchants offer it, and a menu would jump when the entry arrives late.
 */
export function useReferralOffered(): boolean {
  const { data } = useQuery(settingsQuery())
  return data?.promotions.REFERRAL.enabled ?? true
}
