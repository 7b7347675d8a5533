import { base } from '#platform/base.ts'

/** Returns the gateway's origin, which the deployer writes into `index.html` without a rebuild; empty for the page's own. */
export const gatewayOrigin = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="gateway-origin"]')?.content.trim().replace(/\/$/, '') ?? ''

/** The prefix of every call's path: the gateway's origin such as `https://gateway.example`, or else the app's base. */
export const gatewayBase = (): string => gatewayOrigin() || base()
