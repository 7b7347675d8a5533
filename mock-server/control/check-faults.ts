import { fail } from '../core/fail.ts'
import { implementations } from '../core/implementations.ts'
import type { Fault } from '../world/fault.ts'

export const disturbable = new Set(['*', ...implementations.map(({ endpoint }) => endpoint.id)])

/** A fault of an endpoint that does not exist would wait for ever. @throws GatewayError INVALID_INPUT. */
export function checkFaults(faults: readonly Fault[]): void {
  const at = faults.findIndex(({ endpoint }) => !disturbable.has(endpoint))
  if (at < 0) return
  fail('INVALID_INPUT', {
    field: `body.faults.${at}.endpoint`,
    message: `no endpoint has the id "${faults[at]?.endpoint.slice(0, 64)}"; there are ${[...disturbable].join(', ')}`,
  })
}
