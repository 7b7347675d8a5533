import { appBase, webAddress } from '#platform/web-address.ts'
import { gatewayOrigin } from './gateway-base.ts'

/** Returns the input that names this app to a gateway of another origin, so that its pages can return; else nothing. */
export function returnTo(): { appUrl?: string } {
  const origin = webAddress(gatewayOrigin())?.origin
  return origin === undefined || origin === location.origin ? {} : { appUrl: appBase() }
}
