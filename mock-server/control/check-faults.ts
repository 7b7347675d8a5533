import { fail } from '../core/fail.ts'
import { implementations } from '../core/implementations.ts'
import { type Fault, faultLimit } from '../world/fault.ts'
import type { World } from '../world/world.ts'

export const disturbable = new Set(['*', ...implementations.map(({ endpoint }) => endpoint.id)])

const noEndpoint = (id: string) =>
  `no endpoint has the id "${id.slice(0, 64)}"; there are ${[...disturbable].join(', ')}`

/** A fault of an endpoint that does not exist would wait for ever. @throws GatewayError INVALID_INPUT. */
export function checkFaults(faults: readonly Fault[]): void {
  const at = faults.findIndex(({ endpoint }) => !disturbable.has(endpoint))
  const fault = faults[at]
  if (fault) fail('INVALID_INPUT', { field: `body.faults.${at}.endpoint`, message: noEndpoint(fault.endpoint) })
}

/** Puts one more in force. @throws GatewayError INVALID_INPUT for no endpoint, or one too many. */
export function addFault(world: World, fault: Fault): void {
  const { endpoint } = fault
  if (!disturbable.has(endpoint)) fail('INVALID_INPUT', { field: 'body.fault.endpoint', message: noEndpoint(endpoint) })
  const faults = world.faults.list()
  if (faults.length >= faultLimit) {
    fail('INVALID_INPUT', {
      field: 'body.fault',
      message: `${faultLimit} faults are in force already; clear some first`,
    })
  }
  world.faults.set([...faults, fault])
}
