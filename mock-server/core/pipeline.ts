import { fail } from '#mock-server/values/fail.ts'
import { namedAccount } from '#mock-server/world/journal/named-account.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { checkCapacity, checkFeature, checkModule, checkOpen, checkRate } from './admit.ts'
import { authenticate, checkTokensAgree } from './authenticate.ts'
import { disturb } from './disturb.ts'
import type { Implementation } from './implement.ts'
import { meetFaults } from './meet-faults.ts'
import type { GatewayAnswer, GatewayRequest } from './message.ts'
import { readInput } from './read-input.ts'
import { refuse, succeed, type Visited } from './record.ts'
import { createRouter } from './router.ts'
import { wait } from './wait.ts'

const noEffects = { faults: [], changes: [] }

interface Visit {
  request: GatewayRequest
  world: World
  implementation: Implementation
  /** Returns the validated input. @throws GatewayError if the input was refused. */
  read: () => object
}

async function perform({ request, world, implementation: { endpoint, run }, read }: Visit) {
  const failed = await world.schedule.settle().then(
    () => undefined,
    (thrown: unknown) => ({ thrown }),
  )
  const at = world.clock.now()
  const visit: Visited = { request, at, endpoint }
  const faults = meetFaults({ request, world, read }, endpoint.id)
  let input: object | undefined
  const effects = () => ({ faults: faults.disturbance.met, changes: world.takeChanges() })
  try {
    if (failed) throw failed.thrown
    faults.meet('before-auth')
    checkOpen(endpoint, request, world)
    const caller = authenticate(endpoint, request, world)
    visit.account = caller.member?.account
    checkModule(endpoint, request, world)
    checkFeature(endpoint, world)
    input = read()
    checkTokensAgree(caller, input, world)
    checkCapacity(endpoint, world)
    faults.meet('before-run')
    const value = await run({ ...caller, input, world, now: at, request, fail })
    faults.meet('after-run')
    const answer = succeed(world.journal, visit, { input, value, ...effects() })
    return { answer, disturbance: faults.disturbance }
  } catch (thrown) {
    const answer = refuse(world.journal, visit, { thrown, input, ...effects() })
    return { answer, disturbance: faults.disturbance }
  } finally {
    world.attributeTo({ endpoint: endpoint.id, account: visit.account ?? namedAccount(input) })
  }
}

/** Reads the input at once and keeps the result or the error for later. */
const prepareInput = ({ endpoint }: Implementation, request: GatewayRequest): Promise<() => object> =>
  readInput(endpoint, request).then(
    (input) => () => input,
    (error: unknown) => () => {
      throw error
    },
  )

/** Returns the milliseconds to hold a call: 0 if the clock is frozen or the input is refused. */
function holdTime({ hold }: Implementation, read: () => object, world: World): number {
  if (!hold || world.clock.state().mode === 'frozen') return 0
  try {
    return hold({ input: read(), world })
  } catch {
    return 0
  }
}

/**
 * Creates the pipeline of every call to a world: count, match, authenticate, check the module, validate, run, answer and
 * record. Faults apply before, between and after these steps. Every step runs inside the world's queue, except that the
 * body is opened, a held call waits, and a scripted delay passes outside it.
 */
export function createPipeline(implementations: readonly Implementation[]) {
  const route = createRouter(implementations)

  return async (request: GatewayRequest, world: World): Promise<GatewayAnswer> => {
    let implementation: Implementation
    try {
      checkRate(world)
      implementation = route(request)
    } catch (thrown) {
      return refuse(world.journal, { request, at: world.clock.now() }, { thrown, ...noEffects })
    }
    const read = await prepareInput(implementation, request)
    const held = holdTime(implementation, read, world)
    if (held > 0) await wait(held)
    const { answer, disturbance } = await world.enqueue(() => perform({ request, world, implementation, read }))
    if (disturbance.latency > 0) await wait(disturbance.latency)
    return disturb(answer, disturbance)
  }
}
