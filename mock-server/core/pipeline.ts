import type { Disturbance } from '../world/fault.ts'
import type { World } from '../world/world.ts'
import { checkModule, checkOpen } from './admit.ts'
import { answerFailure, answerSuccess, asGatewayError } from './answer.ts'
import { authenticate } from './authenticate.ts'
import { fail } from './fail.ts'
import type { Implementation } from './implement.ts'
import type { GatewayAnswer, GatewayRequest } from './message.ts'
import { readInput } from './read-input.ts'
import { createRouter } from './router.ts'

const undisturbed: Disturbance = { met: [], latency: 0 }

interface Visit {
  request: GatewayRequest
  world: World
  implementation: Implementation
  /** The validated input, or the error it was refused with. */
  read: () => object
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

function disturb(answer: GatewayAnswer, { transport }: Disturbance): GatewayAnswer {
  if (transport === 'malformed') return { ...answer, body: answer.body.slice(0, answer.body.length / 2) }
  return transport ? { ...answer, transport } : answer
}

function recordFailure(thrown: unknown, world: World, call: { request: GatewayRequest; at: number; endpoint?: string }) {
  const error = asGatewayError(thrown)
  const { method, path } = call.request
  world.journal.record({
    at: call.at,
    method,
    path,
    endpoint: call.endpoint,
    status: error.status,
    errorCode: error.code,
    answer: error.message,
    faults: [],
    changes: world.takeChanges(),
  })
  return answerFailure(error, call.at)
}

async function perform({ request, world, implementation, read }: Visit) {
  const { endpoint, run } = implementation
  world.schedule.settle()
  const at = world.clock.now()
  let disturbance = undisturbed
  try {
    checkOpen(endpoint, world)
    const caller = authenticate(endpoint, request, world)
    checkModule(endpoint, request, world)
    const input = read()
    disturbance = world.faults.meet(endpoint.id)
    if (disturbance.error) fail(disturbance.error, { message: 'a fault that this world has in force' })
    const value = await run({ ...caller, input, world, now: at, request, fail })
    world.journal.record({
      at,
      method: request.method,
      path: request.path,
      endpoint: endpoint.id,
      input,
      status: 200,
      answer: value,
      faults: disturbance.met,
      changes: world.takeChanges(),
    })
    return { answer: answerSuccess(value, at), disturbance }
  } catch (thrown) {
    return { answer: recordFailure(thrown, world, { request, at, endpoint: endpoint.id }), disturbance }
  }
}

/**
 * The way of every call to a world: match, authenticate, check the module, validate, meet faults, run, answer, record.
 * All but opening the body and waiting out a scripted delay happens inside the world's queue.
 */
export function createPipeline(implementations: readonly Implementation[]) {
  const route = createRouter(implementations)

  return async (request: GatewayRequest, world: World): Promise<GatewayAnswer> => {
    let implementation: Implementation
    try {
      implementation = route(request)
    } catch (thrown) {
      return recordFailure(thrown, world, { request, at: world.clock.now() })
    }
    const read = await readInput(implementation.endpoint, request).then(
      (input) => () => input,
      (error: unknown) => () => {
        throw error
      },
    )
    const { answer, disturbance } = await world.enqueue(() => perform({ request, world, implementation, read }))
    if (disturbance.latency > 0) await wait(disturbance.latency)
    return disturb(answer, disturbance)
  }
}
