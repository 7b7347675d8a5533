import { implementations } from '#mock-server/compose/implementations.ts'
import { fail } from '#mock-server/values/fail.ts'
import { covers } from '#mock-server/world/endpoint-pattern.ts'
import { type Fault, faultLimit, fileIds } from '#mock-server/world/fault.ts'
import type { World } from '#mock-server/world/world.ts'

const ids = [...implementations.map(({ endpoint }) => endpoint.id), ...fileIds]

/** Whether there is what a fault is to disturb. */
export const isDisturbable = (pattern: string): boolean => ids.some((id) => covers(pattern, id))

const noEndpoint = (id: string) =>
  `no endpoint has the id "${id.slice(0, 64)}"; there are * for all, an area such as auth.*, and ${ids.join(', ')}`

/** A page goes out in one piece. */
const isHalfPage = ({ endpoint, transport }: Fault) =>
  endpoint === 'files.page' && (transport === 'truncated' || transport === 'malformed' || transport === 'drip')

const needsWholePage = 'files.page is broken by latency, status, error, reset or hang: its pages go out in one piece'

/** @throws GatewayError INVALID_INPUT for a fault that could never happen. */
function check(fault: Fault, field: string): void {
  if (!isDisturbable(fault.endpoint))
    fail('INVALID_INPUT', { field: `${field}.endpoint`, message: noEndpoint(fault.endpoint) })
  if (isHalfPage(fault)) fail('INVALID_INPUT', { field: `${field}.transport`, message: needsWholePage })
}

/** A fault of an endpoint that does not exist would wait for ever. @throws GatewayError INVALID_INPUT. */
export function checkFaults(faults: readonly Fault[]): void {
  for (const [at, fault] of faults.entries()) check(fault, `body.faults.${at}`)
}

/** Puts one more in force. @throws GatewayError INVALID_INPUT for no endpoint, or one too many. */
export function addFault(world: World, fault: Fault): void {
  check(fault, 'body.fault')
  const faults = world.faults.list()
  if (faults.length >= faultLimit) {
    fail('INVALID_INPUT', {
      field: 'body.fault',
      message: `${faultLimit} faults are in force already; clear some first`,
    })
  }
  world.faults.set([...faults, fault])
}
