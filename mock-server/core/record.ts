import type { Endpoint } from '#contract/resource.ts'
import type { Fault } from '#mock-server/world/fault.ts'
import type { Journal } from '#mock-server/world/journal.ts'
import type { Change } from '#mock-server/world/table.ts'
import { answerFailure, answerSuccess, asGatewayError } from './answer.ts'
import type { GatewayRequest, TextAnswer } from './message.ts'

/** What is known of a call before it is answered. */
export interface Visited {
  request: GatewayRequest
  at: number
  endpoint?: Endpoint
  /** Whose session it was made with. */
  account?: string
}

interface Effects {
  faults: Fault[]
  changes: Change[]
}

const platformHeaders = ['authorization', 'moduleid', 'encryption', 'device'] as const

const headersOf = ({ header }: GatewayRequest) =>
  Object.fromEntries(
    platformHeaders.flatMap((name) => {
      const value = header(name)
      return value === undefined ? [] : [[name, value]]
    }),
  )

const facts = ({ request, at, endpoint, account }: Visited) => ({
  at,
  method: request.method,
  path: request.path,
  headers: headersOf(request),
  account,
  endpoint: endpoint?.id,
})

function parsedBody({ body, bodyProblem }: GatewayRequest): unknown {
  try {
    return bodyProblem || body.length === 0 ? undefined : JSON.parse(new TextDecoder().decode(body))
  } catch {
    return undefined
  }
}

/** Query and body as they came. What cannot be read as JSON is left out: nothing could find the secrets in it. */
const rawInput = (request: GatewayRequest) => ({ query: Object.fromEntries(request.query), body: parsedBody(request) })

const describeFile = (value: unknown) =>
  value instanceof File ? { name: value.name, type: value.type, size: value.size } : value

const describeFiles = (input: object) =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, Array.isArray(value) ? value.map(describeFile) : value]),
  )

/** Bytes of a body that a journal keeps whole; it is as bounded in size as in number. */
const longestKept = 16_384

/** The input as it is kept: files described, and of what is very long only how long it was. */
function keptInput(input: object, { request, endpoint }: Visited): object {
  if (endpoint?.bodyType === 'multipart') return describeFiles(input)
  const isLong = !request.bodyProblem && request.body.length > longestKept
  return isLong ? { tooLongToKeep: request.body.length } : input
}

/** Records a call that went well and answers it. */
export function succeed(
  journal: Journal,
  visit: Visited,
  { input, value, ...effects }: Effects & { input: object; value: unknown },
): TextAnswer {
  journal.record({ ...facts(visit), input: keptInput(input, visit), status: 200, answer: value, ...effects })
  return answerSuccess(value, visit.at)
}

/** Records a call that failed and answers it; `input` is there if it could be read. */
export function refuse(
  journal: Journal,
  visit: Visited,
  { thrown, input, ...effects }: Effects & { thrown: unknown; input?: object },
): TextAnswer {
  const error = asGatewayError(thrown)
  const { message, status, code: errorCode, detail } = error
  const answer = { message, field: detail.field, value: detail.value }
  const kept = keptInput(input ?? rawInput(visit.request), visit)
  journal.record({ ...facts(visit), input: kept, status, errorCode, answer, ...effects })
  return answerFailure(error, visit.at)
}
