import { useReferralOffered } from '#gateway/keyed-promotions.ts'
import { useMenuPermitted } from '#gateway/platform-status.ts'
import { hasScreen, routeOf } from './routes.ts'

const referral = '/m/inviteFriends'

/** Whether a menu may offer an address: its screen is there, and the merchant grants it. */
export function useOffered(): (to: string) => boolean {
  const permitted = useMenuPermitted()
  const invites = useReferralOffered()
  return (to) =>
    hasScreen(to) && permitted(routeOf(to.split('?')[0] ?? to).permission ?? '') && (to !== referral || invites)
}
