import type * as z from 'zod/mini'
import type { Endpoint } from '#contract/resource.ts'
import { jsonSchema } from '#mock-server/control/openapi/json-schema.ts'
import type { GatewayErrorCode } from '#mock-server/values/error-codes.ts'
import { withFiles } from './run.ts'
import type { Sent } from './step.ts'
import { fieldsOf, wrongValues } from './wrong-values.ts'

type Fields = Record<string, unknown>

/** One invalid variant of a call. */
export interface WrongInput {
  why: string
  /** The replacement for the valid input. */
  sent: Partial<Sent>
  /** The expected refusal; undefined if the schema allows the unusual input. */
  refusal?: { code: GatewayErrorCode; field: string }
}

/** Returns a value as it arrives: as text in a query or a form. */
const arriving = (value: unknown, asText: boolean) => (asText && value !== undefined ? `${value}` : value)

function without(input: Record<string, unknown>, field: string) {
  const { [field]: _, ...rest } = input
  return rest
}

interface FieldOptions {
  schema: z.ZodMiniType
  place: 'query' | 'body'
  right: Fields
  bodyType?: Endpoint['bodyType']
  asText: boolean
}

function* wrongFields({ schema, place, right, bodyType, asText }: FieldOptions): Generator<WrongInput> {
  const described = jsonSchema(schema, { io: 'input', name: 'wrong', components: {} })
  const judged = (why: string, field: string, input: Fields): WrongInput => ({
    why,
    sent: { [place]: input },
    ...(!schema.safeParse(bodyType === 'multipart' ? withFiles(input) : input).success && {
      refusal: { code: 'INVALID_INPUT', field: `${place}.${field}` },
    }),
  })
  for (const [field, properties] of Object.entries(fieldsOf(described))) {
    yield judged(`without ${field}`, field, without(right, field))
    for (const { why, value } of wrongValues(properties)) {
      yield judged(`${field} is ${why}`, field, { ...right, [field]: arriving(value, asText) })
    }
  }
  yield judged('with an unexpected field', 'unexpected', { ...right, unexpected: 'field' })
}

/** Headers that are missing, of another member or invalid. */
function* wrongHeaders({ access, module, encrypted, path }: Endpoint, right: Sent['headers']): Generator<WrongInput> {
  const judged = (why: string, headers: Sent['headers'], code: GatewayErrorCode, field: string): WrongInput => ({
    why,
    sent: { headers: { ...right, ...headers } },
    refusal: { code, field },
  })
  const field = 'header.Authorization'
  if (access === 'session' || access === 'agent')
    yield judged('no token', { Authorization: '' }, 'SESSION_REQUIRED', field)
  if (access !== 'none') yield judged('a foreign token', { Authorization: 'f'.repeat(32) }, 'SESSION_INVALID', field)
  if (module) yield judged('another module', { ModuleId: 'ELSEWHERE' }, 'MODULE_NOT_PERMITTED', 'header.ModuleId')
  if (encrypted) yield judged('another key', { Encryption: 'old' }, 'ENCRYPTION_KEY_UNKNOWN', 'header.Encryption')
  if (!path.startsWith('/__gateway/')) yield judged('no such world', { 'X-World': 'nobodys' }, 'WORLD_UNKNOWN', 'world')
}

function* wrongBodies({ body, bodyType, encrypted }: Endpoint): Generator<WrongInput> {
  if (!body || bodyType || encrypted) return
  yield { why: 'half of a JSON', sent: { body: '{"half": ' }, refusal: { code: 'MALFORMED_JSON', field: 'body' } }
  yield { why: 'a list for a body', sent: { body: '[1]' }, refusal: { code: 'INVALID_INPUT', field: 'body' } }
  const missing = !body.safeParse({}).success && { refusal: { code: 'INVALID_INPUT', field: 'body' } as const }
  yield { why: 'no body at all', sent: { body: undefined }, ...missing }
}

/** Generates every invalid variant of an endpoint's input, derived from its declaration and a valid input. */
export function* wrongInputs(endpoint: Endpoint, right: Sent): Generator<WrongInput> {
  const { query, body, bodyType } = endpoint
  if (query) yield* wrongFields({ schema: query, place: 'query', right: right.query, asText: true })
  if (body) {
    yield* wrongFields({
      schema: body,
      place: 'body',
      right: right.body as Fields,
      bodyType,
      asText: bodyType !== undefined,
    })
  }
  yield* wrongBodies(endpoint)
  yield* wrongHeaders(endpoint, right.headers)
}
