import { webAddress } from '#platform/web-address.ts'
import { GatewayFailure } from './failure.ts'
import { gatewayUrl } from './gateway-base.ts'

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
