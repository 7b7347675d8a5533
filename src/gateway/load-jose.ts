import { loadPart } from '#platform/load-part.ts'
import { unreachable } from './failure.ts'

const importJose = () => import('jose')

/** Fetches the library for encrypted bodies and paths. @throws GatewayFailure as if the gateway could not be reached. */
export const loadJose = () =>
  loadPart(importJose).catch(() => {
    throw unreachable()
  })
