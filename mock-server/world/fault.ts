import * as z from 'zod/mini'
import { type ErrorCode, errorCodes } from '#contract/errors.ts'
import { longestLatency } from '../domain/latency.ts'
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

/** A disturbance of one endpoint, by its id `area.name`, or of all of them by `*`. */
export const Fault = z.strictObject({
  endpoint: z.string().check(z.minLength(1)),
  /** Before the answer. */
  latency: z.optional(Latency),
  /** Answers this status instead of running; 401 ends the session in the app's eyes. */
  status: z.optional(z.int().check(z.gte(400), z.lte(599))),
  /** Answers this error instead of running, with its own status if no other is given. */
  error: z.optional(z.enum(errorCodes)),
  /**
   * `reset` breaks the connection, `hang` never answers, `truncated` breaks it in the midst of the body, `malformed`
   * answers half of the JSON as if it were all, `drip` sends the body in small pieces.
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
  refusal?: { code: ErrorCode; status?: number }
  transport?: Fault['transport']
  dripTime: number
}

export const undisturbed: Disturbance = { met: [], latency: 0, dripTime: 0 }

const usualDripTime = 5_000

/** What a bare status is answered with. */
const codeOf: Partial<Record<number, ErrorCode>> = { 401: 'SESSION_EXPIRED', 429: 'RATE_LIMITED', 500: 'UNEXPECTED' }

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
