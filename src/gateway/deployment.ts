import { underBase } from '#platform/base.ts'
import { webAddress } from '#platform/web-address.ts'
import { GatewayFailure } from './failure.ts'
import { gatewayOrigin } from './gateway-base.ts'

/** Resolves an address from the gateway, such as a picture's, to one that this page can load. */
export function gatewayUrl(address: string): string {
  if (!address.startsWith('/')) return address
  return gatewayOrigin() ? gatewayOrigin() + address : underBase(address)
}

/** Parses the address of a page from the gateway; nothing if it is not http or https. */
export const gatewayPage = (address: string): URL | undefined =>
  // First unresolved: behind a base, `//host` would look like a path.
  webAddress(address) && webAddress(gatewayUrl(address))

/** Parses the address of a page from the gateway. @throws GatewayFailure if it is not http or https. */
export function requireGatewayPage(address: string): URL {
  const page = gatewayPage(address)
  if (!page)
    throw new GatewayFailure('ANSWER_MALFORMED', {
      message: `the gateway gave ${JSON.stringify(address)}, which is not a web address`,
    })
  return page
}
