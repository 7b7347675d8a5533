import { useMenuPermitted, useModulePermitted } from '#brand/platform-status.ts'
import { useReferralOffered } from '#money/keyed-promotions.ts'
import { type Route, routeOf } from './routes.ts'

const referral = '/m/inviteFriends'

/** Returns whether the merchant grants a route: its menu has the key, and the module is on. */
export function useGranted(): (route: Pick<Route, 'permission' | 'module'>) => boolean {
  const permitted = useMenuPermitted()
  const modulePermitted = useModulePermitted()
  return ({ permission = '', module }) => permitted(permission) && (!module || modulePermitted(module))
}

/** Returns whether a menu may offer an address: it has a screen, and the merchant grants it. */
export function useOffered(): (to: string) => boolean {
  const granted = useGranted()
  const invites = useReferralOffered()
  return (to) => {
    const route = routeOf(to)
    return route !== undefined && granted(route) && (to !== referral || invites)
  }
}
