import * as z from 'zod/mini'
import { type ErrorCode, errorCodes } from '#contract/errors.ts'

/** A disturbance of one endpoint, by its id `area.name`, or of all of them by `*`. */
export const Fault = z.strictObject({
  endpoint: z.string().check(z.minLength(1)),
  /** Milliseconds before the answer. */
  latency: z.optional(z.int().check(z.gte(0), z.lte(600_000))),
  /** Answers this error instead of running. */
  error: z.optional(z.enum(errorCodes)),
  /** `drop` closes the connection, `hang` never answers, `malformed` cuts the answer's JSON short. */
  transport: z.optional(z.enum(['drop', 'hang', 'malformed'])),
  /** How often it happens: 1 (or nothing) is always. */
  probability: z.optional(z.number().check(z.gte(0), z.lte(1))),
  /** How many more times it happens. */
  times: z.optional(z.int().check(z.gte(1))),
})
export type Fault = z.infer<typeof Fault>

/** What all faults met by one call amount to. */
export interface Disturbance {
  met: Fault[]
  latency: number
  error?: ErrorCode
  transport?: Fault['transport']
}

export const concerns = (fault: Fault, endpointId: string): boolean =>
  fault.endpoint === '*' || fault.endpoint === endpointId

export const combine = (met: Fault[]): Disturbance => ({
  met,
  latency: met.reduce((sum, fault) => sum + (fault.latency ?? 0), 0),
  error: met.find((fault) => fault.error)?.error,
  transport: met.find((fault) => fault.transport)?.transport,
})
