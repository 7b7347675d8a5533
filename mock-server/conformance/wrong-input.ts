import type * as z from 'zod/mini'
import type { Endpoint } from '#contract/resource.ts'
import { jsonSchema } from '../openapi/json-schema.ts'
import { fieldsOf, wrongValues } from './wrong-values.ts'

export type Place = 'query' | 'body'

/** One way to get a call wrong. */
export interface WrongInput {
  why: string
  place: Place
  /** The query or body in place of the right one. */
  input: Record<string, unknown>
  /** The field that a refusal has to name; nothing when the input is odd and yet what the schema allows. */
  field?: string
}

/** What arrives: a query and a form carry texts only. */
const arriving = (value: unknown, asText: boolean) => (asText && value !== undefined ? `${value}` : value)

function without(input: Record<string, unknown>, field: string) {
  const { [field]: _, ...rest } = input
  return rest
}

interface Ways {
  schema: z.ZodMiniType
  place: Place
  right: Record<string, unknown>
  asText: boolean
}

function* waysToFail({ schema, place, right, asText }: Ways): Generator<WrongInput> {
  const described = jsonSchema(schema, { io: 'input', name: 'wrong', components: {} })
  const judged = (why: string, field: string, input: Record<string, unknown>): WrongInput => ({
    why,
    place,
    input,
    ...(!schema.safeParse(input).success && { field: `${place}.${field}` }),
  })
  for (const [field, properties] of Object.entries(fieldsOf(described))) {
    yield judged(`without ${field}`, field, without(right, field))
    for (const { why, value } of wrongValues(properties)) {
      yield judged(`${field} is ${why}`, field, { ...right, [field]: arriving(value, asText) })
    }
  }
  yield judged('with a field nobody asked for', 'unexpected', { ...right, unexpected: 'field' })
}

/** Every way to get an endpoint's query or body wrong, derived from its schemas, around input that is right. */
export function* wrongInputs(
  { query, body, bodyType }: Endpoint,
  right: Record<Place, Record<string, unknown>>,
): Generator<WrongInput> {
  if (query) yield* waysToFail({ schema: query, place: 'query', right: right.query, asText: true })
  if (body) yield* waysToFail({ schema: body, place: 'body', right: right.body, asText: bodyType !== undefined })
}
