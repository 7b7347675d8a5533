import { loadPart } from '#platform/load-part.ts'
import { unreachable } from './failure.ts'

const importTransport = () => import('./transport.ts')

let loading: ReturnType<typeof importTransport> | undefined

/**
 * Fetches the HTTP client, which the first screen does not need: the page itself has sent its reads.
 *
 * @throws GatewayFailure as if the gateway were unreachable
 */
export function loadTransport(): ReturnType<typeof importTransport> {
  // Calls that wait for the same file fail together, and count as one attempt to fetch it.
  loading ??= loadPart(importTransport)
    .catch((cause: unknown) => {
      throw Object.assign(unreachable(), { cause })
    })
    .finally(() => {
      loading = undefined
    })
  return loading
}

/** Fetches the HTTP client for later calls. A failure has no effect: it must not count as one that a person saw. */
export const prefetchTransport = (): Promise<unknown> => importTransport().catch(() => undefined)
