import { useFlags, useMenuPermitted, useModulePermitted } from '#brand/platform-status.ts'
import { useReferralOffered } from '#money/keyed-promotions.ts'
import { isAgent, isAgentLogin } from '#session/account-type.ts'
import { useSession } from '#session/session.ts'
import type { Route } from '../route.ts'
import { routeOf } from '../routes.ts'

const referral = '/m/inviteFriends'

/** Returns whether a route is granted: the merchant's menu has its key, its module and flag are on, and the account may use it. */
export function useGranted(): (route: Pick<Route, 'permission' | 'module' | 'flag' | 'audience'>) => boolean {
  const permitted = useMenuPermitted()
  const modulePermitted = useModulePermitted()
  const isOn = useFlags()
  const forAgent = isAgent(useSession())
  return ({ permission = '', module, flag, audience }) =>
    permitted(permission) &&
    (!module || modulePermitted(module)) &&
    (!flag || isOn(flag)) &&
    (audience !== 'agents' || forAgent)
}

/** Returns whether a menu may offer an address: it has a screen, the merchant grants it, and the account may use it. */
export function useOffered(): (to: string) => boolean {
  const granted = useGranted()
  const invites = useReferralOffered()
  const isMember = !isAgentLogin(useSession())
  return (to) => {
    const route = routeOf(to)
    return (
      route !== undefined &&
      granted(route) &&
      (isMember || route.audience !== 'members') &&
      (to !== referral || invites)
    )
  }
}
