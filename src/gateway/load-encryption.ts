import { loadPart } from '#platform/load-part.ts'
import { unreachable } from './failure.ts'

const importEncryption = () => import('./encrypt.ts')

/** Fetches what sends encrypted bodies. @throws GatewayFailure as if the gateway were unreachable. */
export const loadEncryption = () =>
  loadPart(importEncryption).catch(() => {
    throw unreachable()
  })
