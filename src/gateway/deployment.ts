import { base, underBase } from '#platform/base.ts'
import { webAddress } from '#platform/web-address.ts'
import { GatewayFailure } from './failure.ts'

/** Returns a value that the deployer writes into `index.html` without a rebuild. */
const meta = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim() ?? ''

const origin = () => meta('gateway-origin').replace(/\/$/, '')

/** The prefix of every call's path: the gateway's origin such as `https://gateway.example`, or else the app's base. */
export const gatewayBase = (): string => origin() || base()

/** Resolves an address from the gateway, such as a picture's, to one that this page can load. */
export function gatewayUrl(address: string): string {
  if (!address.startsWith('/')) return address
  return origin() ? origin() + address : underBase(address)
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
