import * as z from 'zod/mini'
import { type GatewayErrorCode, gatewayErrorCodes } from '#mock-server/values/error-codes.ts'
import { longestLatency } from '#mock-server/values/latency.ts'
import { Duration } from '#mock-server/world/clock/duration.ts'

const delay = (least: number) => z.int().check(z.gte(least), z.lte(longestLatency))

/** Milliseconds: fixed, or log-normal by percentiles or by median and sigma. */
const Latency = z.union([
  z
    .strictObject({ p50: delay(1), p95: delay(1) })
    .check(z.refine(({ p50, p95 }) => p50 <= p95, { path: ['p95'], error: 'p95 must not be below p50' })),
  z.strictObject({ median: delay(1), sigma: z.number().check(z.gte(0), z.lte(5)) }),
  delay(0),
])

/** An instant of the world's clock in milliseconds since 1970, or a duration since the world began. */
const Bound = z.union([z.int().check(z.gte(0)), Duration])
export type Bound = z.infer<typeof Bound>

/** The stages of a call at which a fault applies. After a run its effects stay: only the answer is lost. */
export const stages = ['before-auth', 'before-run', 'after-run'] as const
export type Stage = (typeof stages)[number]

/** Required values by field name, such as `amount` or `bank.code`. */
const Fields = z.record(z.string().check(z.minLength(1), z.maxLength(100)), z.string().check(z.maxLength(1_000)))

/** The files that a fault can disturb: pictures of the artwork, and pages of vendors' games. */
export const fileIds = ['files.picture', 'files.page'] as const
export type FileId = (typeof fileIds)[number]

/**
 * A disturbance of one endpoint by its id `area.name`, of an area by `area.*`, of all endpoints by `*`, or of files.
 * A call must match every condition that is set.
 */
export const Fault = z.strictObject({
  endpoint: z.string().check(z.minLength(1)),
  /** Defaults to `before-auth`. A file has no stages. */
  stage: z.optional(z.enum(stages)),
  /** The account of the call's session, or the one that its input names. */
  account: z.optional(z.string().check(z.minLength(1))),
  /** The country of that account's mobile number, or of the number in the input, such as KR. */
  region: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  header: z.optional(Fields),
  query: z.optional(Fields),
  body: z.optional(Fields),
  /** Delays the answer, at any stage. */
  latency: z.optional(Latency),
  /** Returns this status instead of running the call; on 401 the app ends its session. */
  status: z.optional(z.int().check(z.gte(400), z.lte(599))),
  /** Returns this error instead of running the call, with its own status unless `status` is set. */
  error: z.optional(z.enum(gatewayErrorCodes)),
  /**
   * `reset` breaks the connection and `hang` never answers: before the run, the call then has no effect. `truncated`
   * breaks the connection in the middle of the body, `malformed` sends half of the JSON as a whole body, and `drip` sends
   * the body in small pieces: these need an answer, so the call runs.
   */
  transport: z.optional(z.enum(['reset', 'hang', 'truncated', 'malformed', 'drip'])),
  /** The milliseconds from the first to the last piece of a drip; defaults to 5 seconds. */
  dripTime: z.optional(delay(1)),
  /** The probability of the fault; defaults to 1. */
  probability: z.optional(z.number().check(z.gte(0), z.lte(1))),
  /** The number of calls that the fault still disturbs; unlimited if omitted. */
  times: z.optional(z.int().check(z.gte(1))),
  /** The start and the end, by the world's clock. */
  from: z.optional(Bound),
  until: z.optional(Bound),
})
export type Fault = z.infer<typeof Fault>

/** The most faults that a world may have in force. */
export const faultLimit = 200

/** The combined effect of all faults that one call meets. Times are milliseconds. */
export interface Disturbance {
  met: Fault[]
  latency: number
  refusal?: { code: GatewayErrorCode; status?: number }
  transport?: Fault['transport']
  dripTime: number
}

/** The disturbance of a call that meets no fault. */
export const undisturbed: Disturbance = { met: [], latency: 0, dripTime: 0 }

const defaultDripTime = 5_000

/** Combines the disturbances of two stages of one call: delays add up; the first refusal and transport fault win. */
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

/** The error code of a status without an explicit error. */
const codeOf: Partial<Record<number, GatewayErrorCode>> = {
  401: 'SESSION_EXPIRED',
  429: 'RATE_LIMITED',
  500: 'UNEXPECTED',
}

const refusalOf = ({ status, error }: Fault): Disturbance['refusal'] => {
  if (status !== undefined) return { code: error ?? codeOf[status] ?? 'FAULT_INJECTED', status }
  return error && { code: error }
}

/**
 * Combines the faults that one call meets: delays add up; the first refusal and transport fault win.
 *
 * @param latencyOf Returns one fault's delay in milliseconds.
 */
export function combine(met: Fault[], latencyOf: (fault: Fault) => number): Disturbance {
  const disturbing = met.find(({ transport }) => transport)
  return {
    met,
    latency: met.reduce((sum, fault) => sum + latencyOf(fault), 0),
    refusal: met.map(refusalOf).find((refusal) => refusal),
    transport: disturbing?.transport,
    dripTime: disturbing?.dripTime ?? defaultDripTime,
  }
}
