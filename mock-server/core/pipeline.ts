import { fail } from '#mock-server/values/fail.ts'
import type { World } from '#mock-server/world/world.ts'
import { checkFeature, checkModule, checkOpen, checkRate, checkRoom } from './admit.ts'
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
  /** The validated input. @throws the error it was refused with. */
  read: () => object
}

async function perform({ request, world, implementation: { endpoint, run }, read }: Visit) {
  await world.schedule.settle()
  const at = world.clock.now()
  const visit: Visited = { request, at, endpoint }
  const faults = meetFaults({ request, world, read }, endpoint.id)
  let input: object | undefined
  const effects = () => ({ faults: faults.disturbance.met, changes: world.takeChanges() })
  try {
    faults.meet('before-auth')
    checkOpen(endpoint, request, world)
    const caller = authenticate(endpoint, request, world)
    visit.account = caller.member?.account
    checkModule(endpoint, request, world)
    checkFeature(endpoint, world)
    input = read()
    checkTokensAgree(caller, input, world)
    checkRoom(endpoint, world)
    faults.meet('before-run')
    const value = await run({ ...caller, input, world, now: at, request, fail })
    faults.meet('after-run')
    const answer = succeed(world.journal, visit, { input, value, ...effects() })
    return { answer, disturbance: faults.disturbance }
  } catch (thrown) {
    const answer = refuse(world.journal, visit, { thrown, input, ...effects() })
    return { answer, disturbance: faults.disturbance }
  }
}

/** Reads the input at once and keeps what came of it for later. */
const reading = ({ endpoint }: Implementation, request: GatewayRequest): Promise<() => object> =>
  readInput(endpoint, request).then(
    (input) => () => input,
    (error: unknown) => () => {
      throw error
    },
  )

/** How long a call is held; nothing can hold one on a clock that stands still, or one whose input is refused anyway. */
function heldFor({ hold }: Implementation, read: () => object, world: World): number {
  if (!hold || world.clock.state().mode === 'frozen') return 0
  try {
    return hold({ input: read(), world })
  } catch {
    return 0
  }
}

/**
 * The way of every call to a world: count, match, authenticate, check the module, validate, run, answer, record; faults
 * are met before, between and after. All but opening the body, being held, and waiting out a scripted delay happens inside the world's queue.
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
    const read = await reading(implementation, request)
    const held = heldFor(implementation, read, world)
    if (held > 0) await wait(held)
    const { answer, disturbance } = await world.enqueue(() => perform({ request, world, implementation, read }))
    if (disturbance.latency > 0) await wait(disturbance.latency)
    return disturb(answer, disturbance)
  }
}
