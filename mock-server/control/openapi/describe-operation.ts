import type * as z from 'zod/mini'
import type { Endpoint } from '#contract/resource.ts'
import { type GatewayErrorCode, gatewayErrors, Refusal } from '#mock-server/values/error-codes.ts'
import { generalErrors } from './general-errors.ts'
import { type Components, type JsonSchema, jsonSchema } from './json-schema.ts'

const json = (schema: JsonSchema) => ({ 'application/json': { schema } })

const sealed: JsonSchema = {
  type: 'object',
  properties: { data: { type: 'string', description: 'Compact JWE, RSA-OAEP-256 with A256GCM, of the body below.' } },
  required: ['data'],
}

const mediaTypes = { form: 'application/x-www-form-urlencoded', multipart: 'multipart/form-data' } as const

const header = (name: string, schema: JsonSchema, description: string, required = true) => ({
  name,
  in: 'header',
  required,
  description,
  schema,
})

function queryParameters(query: z.ZodMiniType, name: string, components: Components) {
  const { properties = {}, required = [] } = jsonSchema(query, { io: 'input', name, components })
  return Object.entries(properties as Record<string, JsonSchema>).map(([field, schema]) => ({
    name: field,
    in: 'query',
    required: (required as string[]).includes(field),
    schema,
  }))
}

function parameters({ id, query, module, encrypted }: Endpoint, components: Components) {
  return [
    ...(query ? queryParameters(query, `${id}.query`, components) : []),
    ...(module ? [header('ModuleId', { type: 'string', const: module }, 'The permission module of the call.')] : []),
    ...(encrypted ? [header('Encryption', { type: 'string' }, 'The id of the key the body is encrypted with.')] : []),
  ]
}

/** Describes the request body. For an encrypted body it adds the plain schema, which the JWE does not show. */
function requestBody({ id, body, bodyType, encrypted }: Endpoint, components: Components) {
  if (!body) return undefined
  const plain = jsonSchema(body, { io: 'input', name: `${id}.body`, components })
  if (encrypted) return { required: true, content: json({ ...sealed, 'x-decrypted': plain }) }
  return { required: true, content: bodyType ? { [mediaTypes[bodyType]]: { schema: plain } } : json(plain) }
}

const success = (value: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { success: { const: true }, value },
  required: ['success', 'value'],
})

function failure(codes: GatewayErrorCode[]) {
  const schema = {
    allOf: [{ $ref: '#/components/schemas/Failure' }, { properties: { errorCode: { enum: codes } } }],
  }
  return { description: codes.join(', '), content: json(schema) }
}

function failures(endpoint: Endpoint) {
  const codes = [...new Set([...endpoint.errors, ...generalErrors(endpoint)])] as GatewayErrorCode[]
  const byStatus = Map.groupBy(codes, (code) => gatewayErrors[code].status)
  return Object.fromEntries([...byStatus].map(([status, those]) => [status, failure(those)]))
}

/** The server entry of the host's root. */
export const hostServer = {
  url: '/',
  description: 'The host; a player’s call without the header `X-World` uses the world `default`.',
}

const isControl = ({ path }: Endpoint) => path.startsWith('/__gateway/')

/** Returns the security requirements; only a host that other machines can reach requires the control token. */
function securityOf(endpoint: Endpoint) {
  const { access, always } = endpoint
  if (isControl(endpoint) && !always) return [{}, { controlToken: [] }]
  if (access === 'none') return []
  return access === 'optional' ? [{}, { session: [] }] : [{ session: [] }]
}

/** Describes one call as an OpenAPI operation, with every answer it can return. */
export function describeOperation(endpoint: Endpoint, components: Components) {
  const { id, summary, response, cacheable } = endpoint
  const value = jsonSchema(response, { io: 'output', name: `${id}.response`, components })
  return {
    operationId: id,
    tags: [id.slice(0, id.indexOf('.'))],
    summary,
    ...(isControl(endpoint) && { servers: [hostServer] }),
    security: securityOf(endpoint),
    parameters: parameters(endpoint, components),
    requestBody: requestBody(endpoint, components),
    responses: {
      200: { description: 'The call succeeded.', content: json(success(value)) },
      ...(cacheable && { 304: { description: 'The visitor has this answer, as its ETag says.' } }),
      ...failures(endpoint),
    },
  }
}

/** Returns the schema of a refusal. */
export const failureSchema = (components: Components): JsonSchema =>
  jsonSchema(Refusal, { io: 'output', name: 'Failure', components })
