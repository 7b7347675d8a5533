import type { Endpoint } from '#contract/resource.ts'
import { fail } from '#mock-server/values/fail.ts'
import { inputProblem } from '#mock-server/values/input-problem.ts'
import { mostLevels, tooDeep } from '#mock-server/values/nesting.ts'
import type { GatewayRequest } from './message.ts'

const strict = new TextDecoder('utf-8', { fatal: true })
const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i
const known = ['utf-8', 'utf8', 'us-ascii']

const formTypes = { form: 'application/x-www-form-urlencoded', multipart: 'multipart/form-data' } as const

const refuse = (message: string) => fail('UNSUPPORTED_MEDIA_TYPE', { field: 'body', message })

/** Decodes the body. @throws GatewayError UNSUPPORTED_MEDIA_TYPE if it is not UTF-8, or declares another charset. */
function textOf({ body, header }: GatewayRequest): string {
  const [, declared = 'utf-8'] = charset.exec(header('content-type') ?? '') ?? []
  if (!known.includes(declared.toLowerCase())) return refuse(`the body is in ${declared.slice(0, 64)}; send UTF-8`)
  try {
    return strict.decode(body)
  } catch {
    return refuse('the body is not UTF-8 text; send UTF-8')
  }
}

function parsed(text: string, field: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return fail('MALFORMED_JSON', { field, message: `${field} is not JSON` })
  }
}

/** Parses JSON text. @throws GatewayError MALFORMED_JSON, or INVALID_INPUT if it is nested too deep. */
export function parseJson(text: string, field: string): unknown {
  const value = parsed(text, field)
  const path = tooDeep(value)
  if (!path) return value
  const place = [field, ...path].join('.')
  const { message, issue } = inputProblem('nestedTooDeep', { most: mostLevels })
  return fail('INVALID_INPUT', { field: place, message: `${place}: ${message}`, issue })
}

/**
 * Returns the fields of a form. Files become lists under their field's name; of a repeated text the last one counts.
 */
function fieldsOf(form: FormData): object {
  const texts: [string, unknown][] = [...form].filter(([, value]) => typeof value === 'string')
  const files = Map.groupBy(
    [...form].filter(([, value]) => typeof value !== 'string'),
    ([name]) => name,
  )
  const lists = Array.from(files, ([name, entries]): [string, unknown] => [name, entries.map(([, file]) => file)])
  return Object.fromEntries([...texts, ...lists])
}

/** Parses a multipart body with the runtime's parser, which is the same in Node and in a worker. */
const readMultipart = ({ body, header }: GatewayRequest): Promise<object> =>
  new Response(body, { headers: { 'content-type': header('content-type') ?? '' } }).formData().then(fieldsOf, () =>
    fail('INVALID_INPUT', {
      field: 'body',
      message: 'the body is not multipart/form-data with the boundary it names',
    }),
  )

function checkFormType(type: 'form' | 'multipart', { header }: GatewayRequest) {
  const sent = (header('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (sent !== formTypes[type]) refuse(`this call takes a body of the type ${formTypes[type]}`)
}

/**
 * Parses a body in the encoding of the endpoint. An empty body is an empty object.
 *
 * @throws GatewayError UNSUPPORTED_MEDIA_TYPE, MALFORMED_JSON, INVALID_INPUT.
 */
export async function readBody({ bodyType }: Endpoint, request: GatewayRequest): Promise<unknown> {
  if (request.body.length === 0) return {}
  if (!bodyType) return parseJson(textOf(request), 'body')
  checkFormType(bodyType, request)
  return bodyType === 'form' ? Object.fromEntries(new URLSearchParams(textOf(request))) : readMultipart(request)
}
