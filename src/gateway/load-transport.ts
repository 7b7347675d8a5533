import { loadPart } from '#platform/load-part.ts'
import { unreachable } from './failure.ts'

const importTransport = () => import('./transport.ts')

/**
 * Fetches the HTTP client, which the first screen does not need: the page itself has sent its reads.
 *
 * @throws GatewayFailure as if the gateway were unreachable
 */
export const loadTransport = () =>
  loadPart(importTransport).catch(() => {
    throw unreachable()
  })
