import * as z from 'zod/mini'
import { type GatewayErrorCode, gatewayErrorCodes } from '#mock-server/values/error-codes.ts'
import { longestLatency } from '#mock-server/values/latency.ts'
import { Duration } from './duration.ts'

const delay = (least: number) => z.int().check(z.gte(least), z.lte(longestLatency))

/** Milliseconds: fixed, or log-normal by its percentiles or by its shape. */
const Latency = z.union([
  z
    .strictObject({ p50: delay(1), p95: delay(1) })
    .check(z.refine(({ p50, p95 }) => p50 <= p95, { path: ['p95'], error: 'p95 is not below p50' })),
  z.strictObject({ median: delay(1), sigma: z.number().check(z.gte(0), z.lte(5)) }),
  delay(0),
])

/** An instant of the world's clock in milliseconds since 1970, or how long after the world began. */
const Bound = z.union([z.int().check(z.gte(0)), Duration])
export type Bound = z.infer<typeof Bound>

/** How far a call has come when a fault strikes it. What has run stays done: only its answer is lost. */
export const stages = ['before-auth', 'before-run', 'after-run'] as const
export type Stage = (typeof stages)[number]

/** Fields by their names, such as `amount` or `bank.code`, and what they have to be. */
const Fields = z.record(z.string().check(z.minLength(1), z.maxLength(100)), z.string().check(z.maxLength(1_000)))

/** What a fault is put on beside endpoints: a picture of the artwork, and the page of a vendor's game. */
export const fileIds = ['files.picture', 'files.page'] as const
export type FileId = (typeof fileIds)[number]

/**
 * A disturbance of one endpoint by its id `area.name`, of an area by `area.*`, of all endpoints by `*`, or of files.
 * Where it says who or what is struck, all of that has to be so.
 */
export const Fault = z.strictObject({
  endpoint: z.string().check(z.minLength(1)),
  /** Where it strikes; before authentication if nothing is said. A file has no stages. */
  stage: z.optional(z.enum(stages)),
  /** The account whose session the call carries, or that its input names. */
  account: z.optional(z.string().check(z.minLength(1))),
  /** The country of that account's mobile number, or of the number in the input, such as KR. */
  region: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  header: z.optional(Fields),
  query: z.optional(Fields),
  body: z.optional(Fields),
  /** Before the answer, wherever it strikes. */
  latency: z.optional(Latency),
  /** Answers this status instead of running; 401 ends the session in the app's eyes. */
  status: z.optional(z.int().check(z.gte(400), z.lte(599))),
  /** Answers this error instead of running, with its own status if no other is given. */
  error: z.optional(z.enum(gatewayErrorCodes)),
  /**
   * `reset` breaks the connection, `hang` never answers: struck before it runs, the call does nothing. `truncated` breaks
   * the connection in the midst of the body, `malformed` answers half of the JSON as if it were all, `drip` sends the body
   * in small pieces: these need an answer, and so the call runs.
   */
  transport: z.optional(z.enum(['reset', 'hang', 'truncated', 'malformed', 'drip'])),
  /** How long a drip takes from the first piece to the last; 5 seconds if nothing is said. */
  dripTime: z.optional(delay(1)),
  /** How often it happens: 1 (or nothing) is always. */
  probability: z.optional(z.number().check(z.gte(0), z.lte(1))),
  /** How many more times it happens. */
  times: z.optional(z.int().check(z.gte(1))),
  /** When it begins and ends by the world's clock. */
  from: z.optional(Bound),
  until: z.optional(Bound),
})
export type Fault = z.infer<typeof Fault>

/** How many a world may have in force. */
export const faultLimit = 200

/** What all faults met by one call amount to. */
export interface Disturbance {
  met: Fault[]
  latency: number
  refusal?: { code: GatewayErrorCode; status?: number }
  transport?: Fault['transport']
  dripTime: number
}

export const undisturbed: Disturbance = { met: [], latency: 0, dripTime: 0 }

const usualDripTime = 5_000

/** What two stages of one call amount to. */
export function join(one: Disturbance, other: Disturbance): Disturbance {
  if (other === undisturbed) return one
  if (one === undisturbed) return other
  return {
    met: [...one.met, ...other.met],
    latency: one.latency + other.latency,
    refusal: one.refusal ?? other.refusal,
    transport: one.transport ?? other.transport,
    dripTime: one.transport ? one.dripTime : other.dripTime,
  }
}

/** What a bare status is answered with. */
const codeOf: Partial<Record<number, GatewayErrorCode>> = {
  401: 'SESSION_EXPIRED',
  429: 'RATE_LIMITED',
  500: 'UNEXPECTED',
}

const refusalOf = ({ status, error }: Fault): Disturbance['refusal'] => {
  if (status !== undefined) return { code: error ?? codeOf[status] ?? 'FAULT_INJECTED', status }
  return error && { code: error }
}

/** @param latencyOf Milliseconds of one fault's delay. */
export function combine(met: Fault[], latencyOf: (fault: Fault) => number): Disturbance {
  const disturbing = met.find(({ transport }) => transport)
  return {
    met,
    latency: met.reduce((sum, fault) => sum + latencyOf(fault), 0),
    refusal: met.map(refusalOf).find((refusal) => refusal),
    transport: disturbing?.transport,
    dripTime: disturbing?.dripTime ?? usualDripTime,
  }
}
