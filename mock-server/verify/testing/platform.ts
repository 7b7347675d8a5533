import { Success } from '#contract/envelope.ts'
import type { Answer, Endpoint, Input } from '#contract/resource.ts'
import { createArt } from '#mock-server/art/art.ts'
import { loadGlyph } from '#mock-server/art/load-glyph-node.ts'
import { loadLibrary } from '#mock-server/compose/library.ts'
import { createAdmission } from '#mock-server/core/admission.ts'
import { createGateway } from '#mock-server/hosts/gateway.ts'
import { Refusal } from '#mock-server/values/error-codes.ts'
import type { Changes } from '#mock-server/world/scenarios/scenario.ts'
import type { Store } from '#mock-server/world/timeline/store.ts'
import { personaSession } from '#mock-server/world/worlds/session-info.ts'
import { createWorlds } from '#mock-server/world/worlds/worlds.ts'
import { type CallOptions, callMessage } from './call-message.ts'
import { type Message, toRequest } from './message.ts'

/** The instant at which every test platform begins. */
export const beginning = Date.parse('2026-11-20T10:00:00Z')

interface PlatformRequest extends Changes {
  scenario?: string
  seed?: string
  merchant?: string
  world?: string
  controlToken?: string
  /** The milliseconds that the host's time advances on each reading; by default, it does not advance. */
  tick?: number
  /** Milliseconds after which the host drops an unused world. */
  idleAfter?: number
  /** The store whose worlds are restored; the platform's first world is created only if it is not among them. */
  store?: Store
  /** The number of worlds above which the host drops the least recently used one. */
  keepAtMost?: number
}

/** Creates a gateway with one world, whose host time the test controls. Calls run the whole pipeline in process. */
export async function createPlatform({
  scenario = 'default',
  seed = 'test',
  merchant,
  world: name = 'default',
  controlToken,
  idleAfter,
  store,
  keepAtMost,
  tick = 0,
  ...changes
}: PlatformRequest = {}) {
  let hostTime = beginning
  const hostNow = () => {
    hostTime += tick
    return hostTime
  }
  const worlds = createWorlds(loadLibrary(hostNow), { idleAfter, store, keepAtMost })
  const admission = createAdmission({ token: controlToken, now: hostNow })
  const gateway = createGateway({ worlds, art: createArt(loadGlyph), hostNow, admission })
  if (!worlds.has(name)) await worlds.replace({ name, scenario, seed, merchant, changes })
  const first = worlds.find(name)

  const send = async (message: Message) => {
    const answer = await gateway(toRequest(message))
    return { ...answer, body: JSON.parse(String(answer.body)) as unknown }
  }
  const ask = async (endpoint: Endpoint, input: object, options: CallOptions) =>
    send(await callMessage(endpoint, input, { ...options, headers: { 'X-World': name, ...options.headers } }))

  return {
    worlds,
    gateway,
    admission,
    /** Returns the current world of that name. */
    world: () => worlds.find(name),
    /** The token of the scenario's persona. */
    token: personaSession(first)?.token ?? '',
    /** Advances the host's time. */
    pass(milliseconds: number) {
      hostTime += milliseconds
    },
    send,
    /** Calls an endpoint and returns its parsed value. @throws if the gateway refuses or the answer is invalid. */
    async call<E extends Endpoint>(
      endpoint: E,
      input: Input<E> & object,
      options: CallOptions = {},
    ): Promise<Answer<E>> {
      const { body } = await ask(endpoint, input, options)
      const success = Success.safeParse(body)
      if (!success.success) throw new Error(`${endpoint.id} answered ${JSON.stringify(body)}`)
      return endpoint.response.parse(success.data.value) as Answer<E>
    },
    /** Calls an endpoint with possibly invalid input and returns the refusal. @throws if the gateway accepts it. */
    async refusal(endpoint: Endpoint, input: object, options: CallOptions = {}) {
      const { status, body } = await ask(endpoint, input, options)
      return { status, ...Refusal.parse(body) }
    },
  }
}

export type Platform = Awaited<ReturnType<typeof createPlatform>>
