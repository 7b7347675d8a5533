import { gatewayOrigin } from '#gateway/gateway-base.ts'

/**
 * Connects to a gateway on another origin for its pictures, which otherwise wait for a handshake after the first answers:
 * the connection of the reads carries no credentials, so the browser does not use it for pictures.
 */
export function connectForPictures(): void {
  const href = gatewayOrigin()
  if (href) document.head.append(Object.assign(document.createElement('link'), { rel: 'preconnect', href }))
}
