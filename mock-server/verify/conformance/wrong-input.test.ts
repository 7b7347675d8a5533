import { isDeepStrictEqual } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#contract/resource.ts'
import { declaredEndpoints } from '#mock-server/control/declared-endpoints.ts'
import { generalErrors } from '#mock-server/control/openapi/general-errors.ts'
import { jsonSchema } from '#mock-server/control/openapi/json-schema.ts'
import { type GatewayErrorCode, gatewayErrors, Refusal } from '#mock-server/values/error-codes.ts'
import { toRequest } from '../testing/message.ts'
import { createPlatform } from '../testing/platform.ts'
import { createPlayer, type Result, sentBody } from './run.ts'
import { conformanceScript } from './script.ts'
import { conformanceWorld, type Step } from './step.ts'
import { type WrongInput, wrongInputs } from './wrong-input.ts'
import { fieldsOf } from './wrong-values.ts'

const byId = new Map(declaredEndpoints.map((endpoint) => [endpoint.id, endpoint]))

async function createStage() {
  const { gateway, worlds } = await createPlatform()
  const player = createPlayer(async (call) => {
    const { status, body } = await gateway(toRequest({ ...call, body: sentBody(call) }))
    return { status, body: String(body) }
  })
  const states = () => worlds.list().map((world) => world.snapshot())
  /** Restores the world to its current state. */
  function remember() {
    const kept = structuredClone(worlds.find(conformanceWorld).snapshot())
    return () => worlds.restore(structuredClone(kept))
  }
  return { player, states, remember, ready: () => worlds.has(conformanceWorld) }
}

type Stage = Awaited<ReturnType<typeof createStage>>

/** Refusals that count an attempt or consume a captcha. Only these may change the world. */
const tries = new Set<GatewayErrorCode>([
  'LOGIN_PASSWORD_WRONG',
  'SMS_CODE_WRONG',
  'VERIFICATION_CODE_WRONG',
  'CAPTCHA_WRONG',
  'PAYMENT_PASSWORD_WRONG',
  'PAYMENT_PASSWORD_LOCKED',
  'FIREBASE_TOKEN_INVALID',
])

/** Yields the defects of an answer to wrong input. */
function* complaints(endpoint: Endpoint, { refusal }: WrongInput, { status, body }: Result, changed: boolean) {
  if (status >= 500) yield `answers ${status}`
  if (status === 200) {
    if (refusal) yield 'is accepted'
    return
  }
  const { errorCode, message, field: named } = Refusal.parse(body)
  if (![...endpoint.errors, ...generalErrors(endpoint)].includes(errorCode)) yield `answers ${errorCode}, undeclared`
  if (gatewayErrors[errorCode].status !== status) yield `answers ${errorCode} with ${status}`
  if (!message.includes(' ')) yield `has only the message "${message}"`
  if (changed && !tries.has(errorCode)) yield `changes the world, although it is refused with ${errorCode}`
  if (!refusal) return
  const { code, field } = refusal
  if (errorCode !== code) yield `answers ${errorCode} in place of ${code}`
  if (!`${named}.`.startsWith(`${field}.`) && named !== field.split('.')[0]) yield `names ${named}`
}

async function attack({ player, states, remember }: Stage, step: Step, endpoint: Endpoint): Promise<string[]> {
  const right = player.resolved(step)
  const found: string[] = []
  const restore = remember()
  let before = states()
  for (const wrong of wrongInputs(endpoint, right)) {
    const result = await player.send(step, { ...right, ...wrong.sent })
    const changed = !isDeepStrictEqual(states(), before)
    for (const complaint of complaints(endpoint, wrong, result, changed)) found.push(`${wrong.why}: ${complaint}`)
    // Restore the world after an accepted call or a counted attempt.
    if (!changed) continue
    await restore()
    before = states()
  }
  return found
}

/** Checks that a call repeated with its idempotency key returns the same answer and changes nothing more. */
async function repeat({ player, states }: Stage, step: Step, first: Result): Promise<string[]> {
  const before = states()
  const again = await player.send(step, player.resolved(step))
  return [
    ...(again.status === first.status ? [] : [`answers ${again.status} the second time`]),
    ...(isDeepStrictEqual(states(), before) ? [] : ['changes the world the second time']),
  ]
}

const isScripted = ({ id }: Endpoint) =>
  conformanceScript.some(({ endpoint, expect: expected }) => endpoint === id && expected === 'ok')
const scripted = declaredEndpoints.filter(isScripted)
const takesKey = ({ body }: Endpoint) =>
  body && 'idempotencyKey' in fieldsOf(jsonSchema(body, { io: 'input', name: 'body', components: {} }))

const found = new Map<string, string[]>()
const repeated = new Map<string, string[]>()

beforeAll(async () => {
  const stage = await createStage()
  for (const step of conformanceScript) {
    const endpoint = byId.get(step.endpoint ?? '')
    const isNext = endpoint && step.expect === 'ok' && !found.has(endpoint.id) && stage.ready()
    if (isNext) found.set(endpoint.id, await attack(stage, step, endpoint))
    const result = await stage.player.play(step)
    if (isNext && takesKey(endpoint)) repeated.set(endpoint.id, await repeat(stage, step, result))
  }
}, 300_000)

test.each(scripted)('$id refuses wrong input by its declared codes, names the field and changes nothing', ({ id }) => {
  expect(found.get(id)).toEqual([])
})

test.each(scripted.filter(takesKey))('$id takes effect once for one idempotency key', ({ id }) => {
  expect(repeated.get(id)).toEqual([])
})
