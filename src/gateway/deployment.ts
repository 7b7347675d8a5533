import { base, underBase } from '#platform/base.ts'
import { webAddress } from '#platform/web-address.ts'
import { GatewayFailure } from './failure.ts'

/** What the deployer writes into `index.html` without a rebuild. */
const meta = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim() ?? ''

const origin = () => meta('gateway-origin').replace(/\/$/, '')

/** What precedes the path of every call: the gateway's origin such as `https://gateway.example`, or else the app's base. */
export const gatewayBase = (): string => origin() || base()

/** An address the gateway gave, such as a picture's, as this page can load it. */
export function gatewayUrl(address: string): string {
  if (!address.startsWith('/')) return address
  return origin() ? origin() + address : underBase(address)
}

/** Returns the page that the gateway gave the address of, or nothing when it is not a page of the web. */
export const gatewayPage = (address: string): URL | undefined =>
  // First as it is: behind a base, `//host` would pass for a path.
  webAddress(address) && webAddress(gatewayUrl(address))

/** As `gatewayPage`. @throws GatewayFailure when the address is not a page of the web. */
export function requireGatewayPage(address: string): URL {
  const page = gatewayPage(address)
  if (!page)
    throw new GatewayFailure('ANSWER_MALFORMED', {
      message: `the gateway gave ${JSON.stringify(address)}, which is not a web address`,
    })
  return page
}
