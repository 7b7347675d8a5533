import { base, underBase } from '#platform/base.ts'

/** Returns the gateway's origin, which the deployer writes into `index.html` without a rebuild; empty for the page's own. */
export const gatewayOrigin = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="gateway-origin"]')?.content.trim().replace(/\/$/, '') ?? ''

/** Returns the prefix of every call's path: the gateway's origin such as `https://gateway.example`, or the app's base. */
export const gatewayBase = (): string => gatewayOrigin() || base()

/** Resolves an address from the gateway, such as a picture's, to one that this page can load. */
export function gatewayUrl(address: string): string {
  if (!address.startsWith('/')) return address
  return gatewayOrigin() ? gatewayOrigin() + address : underBase(address)
}
