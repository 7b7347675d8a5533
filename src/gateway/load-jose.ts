import { loadPart } from '#platform/load-part.ts'
import { unreachable } from './failure.ts'

const importJose = () => import('jose')

/** Fetches the library for encrypted bodies and paths. @throws GatewayFailure as if the gateway were unreachable. */
export const loadJose = () =>
  loadPart(importJose).catch(() => {
    throw unreachable()
  })
