import { countryOf, fullMobile } from '#mock-server/values/address.ts'
import { fail } from '#mock-server/values/fail.ts'
import { type Disturbance, type FileId, join, type Stage, undisturbed } from '#mock-server/world/faults/fault.ts'
import { readToken } from '#mock-server/world/worlds/token.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { bearerOf } from './authenticate.ts'
import type { GatewayRequest } from './message.ts'
import { wait } from './wait.ts'

const textAt = (input: unknown, field: string): string | undefined => {
  const value = field.split('.').reduce<unknown>((at, name) => Object(at)[name], input)
  return value === undefined || typeof value === 'object' ? undefined : String(value)
}

/** Returns the member of the call's session, valid or expired, or else the member that its input names. */
function memberOf(request: GatewayRequest, world: World, input: object) {
  const read = readToken(world, bearerOf(request) ?? '')
  const session = 'key' in read ? world.tables.sessions.get(read.key) : undefined
  if (session) return world.tables.members.get(session.memberId)
  const username = textAt(input, 'username')
  return username ? world.tables.members.by('account', username)[0] : undefined
}

const numberIn = (input: object) =>
  fullMobile(textAt(input, 'countryDialingCode') ?? '', textAt(input, 'mobileNum') ?? '')

interface Call {
  request: GatewayRequest
  world: World
  /** Returns the validated input. @throws if the input was refused. */
  read: () => object
}

const inputOf = ({ read }: Call): object => {
  try {
    return read()
  } catch {
    return {}
  }
}

/** Returns the properties of a call that faults match against; each is computed only if a fault needs it. */
const targetOf = (call: Call, endpoint: string) => {
  const { request, world } = call
  const member = () => memberOf(request, world, inputOf(call))
  return {
    endpoint,
    account: () => member()?.account ?? textAt(inputOf(call), 'username'),
    region: () => countryOf(member()?.mobile || numberIn(inputOf(call))),
    header: (name: string) => request.header(name.toLowerCase()),
    query: (name: string) => request.query.get(name) ?? undefined,
    body: (field: string) => textAt(inputOf(call), field),
  }
}

const message = 'a fault is in force in this world'

/** @throws GatewayError with the fault's own code and status. */
function refuse({ code, status }: NonNullable<Disturbance['refusal']>): never {
  return fail(code, { status, message, headers: code === 'RATE_LIMITED' ? { 'retry-after': '1' } : undefined })
}

/** Returns true if a fault breaks the connection before the call has run. */
const isLost = ({ transport }: Disturbance, stage: Stage) =>
  stage !== 'after-run' && (transport === 'reset' || transport === 'hang')

interface Encounter {
  /** The combined faults so far. */
  readonly disturbance: Disturbance
  /** Applies the faults of a stage. @throws GatewayError if one of them refuses the call. */
  meet(stage: Stage): void
}

const noFaults: Encounter = { disturbance: undisturbed, meet: () => undefined }

/**
 * Collects the faults that one call meets at its stages. The delay in milliseconds is reported, not waited for.
 *
 * @throws GatewayError from `meet`, if a fault refuses the call or breaks its connection.
 */
export function meetFaults(call: Call, endpoint: string): Encounter {
  const { world } = call
  if (world.faults.list().length === 0) return noFaults
  let disturbance = undisturbed
  return {
    get disturbance() {
      return disturbance
    },
    meet(stage) {
      const met = world.faults.meet({ ...targetOf(call, endpoint), stage })
      disturbance = join(disturbance, met)
      if (met.refusal) refuse(met.refusal)
      if (isLost(met, stage)) fail('FAULT_INJECTED', { message })
    },
  }
}

/**
 * Waits for the delay of a picture's or vendor page's faults and returns them.
 *
 * @throws GatewayError if a fault refuses the request.
 */
export async function meetFileFaults(id: FileId, request: GatewayRequest, world: World): Promise<Disturbance> {
  if (world.faults.list().length === 0) return undisturbed
  const met = world.faults.meet(targetOf({ request, world, read: () => ({}) }, id))
  if (met.latency > 0) await wait(met.latency)
  if (met.refusal) refuse(met.refusal)
  return met
}
