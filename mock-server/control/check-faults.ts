import { implementations } from '#mock-server/compose/implementations.ts'
import { fail } from '#mock-server/values/fail.ts'
import { inputProblem } from '#mock-server/values/input-problem.ts'
import { covers } from '#mock-server/world/faults/endpoint-pattern.ts'
import { type Fault, faultLimit, fileIds } from '#mock-server/world/faults/fault.ts'
import type { World } from '#mock-server/world/worlds/world.ts'

const ids = [...implementations.map(({ endpoint }) => endpoint.id), ...fileIds]

/** Returns true if the pattern matches an endpoint or file that a fault can disturb. */
export const isDisturbable = (pattern: string): boolean => ids.some((id) => covers(pattern, id))

const noEndpoint = (id: string) =>
  `no endpoint has the id "${id.slice(0, 64)}"; available: * for all, an area such as auth.*, ${ids.join(', ')}`

/** Pages are sent in one piece, so a fault cannot cut or drip them. */
const isHalfPage = ({ endpoint, transport }: Fault) =>
  endpoint === 'files.page' && (transport === 'truncated' || transport === 'malformed' || transport === 'drip')

/** Refuses a fault that could never happen. @throws GatewayError INVALID_INPUT. */
function check(fault: Fault, field: string): void {
  if (!isDisturbable(fault.endpoint))
    fail('INVALID_INPUT', { field: `${field}.endpoint`, message: noEndpoint(fault.endpoint) })
  if (isHalfPage(fault)) fail('INVALID_INPUT', { field: `${field}.transport`, ...inputProblem('pageInOnePiece') })
}

/** Refuses faults of endpoints that do not exist: they would wait for ever. @throws GatewayError INVALID_INPUT. */
export function checkFaults(faults: readonly Fault[]): void {
  for (const [at, fault] of faults.entries()) check(fault, `body.faults.${at}`)
}

/** Adds a fault. @throws GatewayError INVALID_INPUT for an unknown endpoint, or above the limit of faults. */
export function addFault(world: World, fault: Fault): void {
  check(fault, 'body.fault')
  const faults = world.faults.list()
  if (faults.length >= faultLimit) {
    fail('INVALID_INPUT', {
      field: 'body.fault',
      ...inputProblem('faultsFull', { most: faultLimit }),
    })
  }
  world.faults.set([...faults, fault])
}
