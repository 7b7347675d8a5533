import type { Endpoint } from '#contract/resource.ts'
import { tooDeep } from '#mock-server/values/nesting.ts'
import type { Fault } from '#mock-server/world/faults/fault.ts'
import type { Journal } from '#mock-server/world/journal/journal.ts'
import type { Change } from '#mock-server/world/rows/table.ts'
import { answerFailure, answerSuccess, asGatewayError } from './answer.ts'
import type { GatewayRequest, TextAnswer } from './message.ts'

/** The facts about a call before its answer. */
export interface Visited {
  request: GatewayRequest
  /** The world's time in milliseconds. */
  at: number
  endpoint?: Endpoint
  /** The account of the session. */
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
    const value = bodyProblem || body.length === 0 ? undefined : JSON.parse(new TextDecoder().decode(body))
    return tooDeep(value) ? undefined : value
  } catch {
    return undefined
  }
}

/**
 * Returns the unvalidated query and body. A body that is not JSON, or nested too deep, is omitted: its secrets could not
 * be redacted.
 */
const rawInput = (request: GatewayRequest) => ({ query: Object.fromEntries(request.query), body: parsedBody(request) })

const describeFile = (value: unknown) =>
  value instanceof File ? { name: value.name, type: value.type, size: value.size } : value

const describeFiles = (input: object) =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, Array.isArray(value) ? value.map(describeFile) : value]),
  )

/** The largest body in bytes that the journal keeps whole; the journal is limited in size as well as in number. */
const keptBytes = 16_384

/** Returns the input for the journal: files are described, and a very long body is replaced by its length. */
function keptInput(input: object, { request, endpoint }: Visited): object {
  if (endpoint?.bodyType === 'multipart') return describeFiles(input)
  const isLong = !request.bodyProblem && request.body.length > keptBytes
  return isLong ? { tooLongToKeep: request.body.length } : input
}

/** The world's time comes from the header Date, so that no answer may be used without asking the gateway. */
const askAgain = { 'cache-control': 'private, no-cache' }

/** Returns an answer that a visitor's browser may keep if its endpoint allows that. */
function cacheable(answer: TextAnswer, { endpoint, account }: Visited): TextAnswer {
  const isKept = endpoint?.cacheable && account === undefined
  return isKept ? { ...answer, headers: { ...answer.headers, ...askAgain } } : answer
}

/** Records a successful call and returns its answer. */
export function succeed(
  journal: Journal,
  visit: Visited,
  { input, value, ...effects }: Effects & { input: object; value: unknown },
): TextAnswer {
  journal.record({ ...facts(visit), input: keptInput(input, visit), status: 200, answer: value, ...effects })
  return cacheable(answerSuccess(value, visit.at), visit)
}

/** Records a failed call and returns its answer. `input` is set if it could be read. */
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
