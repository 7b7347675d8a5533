/** What the deployer writes into `index.html` without a rebuild. */
const meta = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim() ?? ''

/** The gateway's origin, such as `https://gateway.example`; empty when it is the page's own. */
export const gatewayOrigin = (): string => meta('gateway-origin').replace(/\/$/, '')

/** An address the gateway gave, such as a picture's, as this page can load it. */
export const gatewayUrl = (address: string): string =>
  address.startsWith('/') ? `${gatewayOrigin()}${address}` : address
