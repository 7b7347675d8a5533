import type { Endpoint } from '#contract/resource.ts'
import type { GatewayErrorCode } from '#mock-server/values/error-codes.ts'

/** The world of the script. */
export const conformanceWorld = 'conformance'

/**
 * One call of the conformance script, as plain data. A text may hold `{{step.path}}`: what an earlier step of that name
 * answered, such as `{{login.token}}` or `{{outbox.-1.code}}` for the last of a list. A text that is nothing else becomes
 * the value itself, whatever its type.
 */
export interface Step {
  name: string
  method: string
  path: string
  query?: Readonly<Record<string, string>>
  headers: Readonly<Record<string, string>>
  /** Encoded by `bodyType`; a text is sent unchanged. A file is a `ScriptedFile`. */
  body?: unknown
  bodyType?: Endpoint['bodyType']
  /** Encrypts the body: correctly, modified in transit, or with the id of another key. */
  encrypted?: 'whole' | 'tampered' | 'other-key'
  expect: GatewayErrorCode | 'ok' | 'malformed'
  /** The id of the called endpoint, if any. */
  endpoint?: string
}

/** The input of a call. */
export interface Sent {
  query: Record<string, string>
  headers: Record<string, string>
  body: unknown
}

/** A file of a multipart body, as plain data. */
export interface ScriptedFile {
  name: string
  type: string
  base64: string
}

interface Details {
  expect?: Step['expect']
  token?: string
  headers?: Record<string, string>
  encrypted?: Step['encrypted']
}

const asTexts = (input: object) => Object.fromEntries(Object.entries(input).map(([name, value]) => [name, `${value}`]))

/** Creates a step that calls an endpoint, with possibly invalid input. */
export function step(name: string, endpoint: Endpoint, input: object = {}, details: Details = {}): Step {
  const { id, method, path, module, query, body, bodyType, encrypted } = endpoint
  const { expect = 'ok', token, headers } = details
  return {
    name,
    endpoint: id,
    method,
    path,
    query: query ? asTexts(input) : undefined,
    headers: {
      'X-World': conformanceWorld,
      ...(token && { Authorization: token }),
      ...(module && { ModuleId: module }),
      ...headers,
    },
    body: body ? input : undefined,
    bodyType,
    encrypted: encrypted && (details.encrypted ?? 'whole'),
    expect,
  }
}

/** Creates a step that calls no endpoint, or that an endpoint must refuse. */
export const rawStep = (name: string, { headers, ...over }: Partial<Step> & Pick<Step, 'expect'>): Step => ({
  name,
  method: 'GET',
  path: '/',
  ...over,
  headers: { 'X-World': conformanceWorld, ...headers },
})

export const member = '{{world.storage.MC_SESSION_INFO.token}}'
