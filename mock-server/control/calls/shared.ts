import * as z from 'zod/mini'
import { Instant, queryInteger } from '#contract/primitives.ts'
import type { Definition } from '#contract/resource.ts'
import type { ControlErrorCode } from '#mock-server/values/error-codes.ts'
import { latestDate } from '#mock-server/world/clock-range.ts'
import { WorldName } from '#mock-server/world/world-name.ts'

/** States the calls of one part of the control API with all their literal types. */
export const calls = <const Calls extends Record<string, Definition<ControlErrorCode>>>(definitions: Calls): Calls =>
  definitions

/** The default world when left out. */
export const world = z.optional(WorldName)
export const InWorld = z.strictObject({ world })

/** `true`: with passwords, payment passwords, codes and live tokens, which are left out otherwise. */
export const secrets = z.optional(z.enum(['true', 'false']))

export const inWorldErrors = ['WORLD_UNKNOWN', 'WORLD_DROPPED'] as const
export const makingErrors = ['SCENARIO_UNKNOWN', 'MERCHANT_UNKNOWN'] as const

export const Count = queryInteger(0, Number.MAX_SAFE_INTEGER)

export const queryMoment = queryInteger(0, latestDate)

export const Seed = z.string().check(z.minLength(1), z.maxLength(100))

export const WorldSummary = z.object({
  name: z.string(),
  scenario: z.string(),
  seed: z.string(),
  /** What chance goes by now: the seed, or what it was set to since. */
  chanceSeed: z.string(),
  merchant: z.string(),
  startedAt: Instant,
  now: Instant,
  /** When the host drops the world if nobody uses it from now on, by the host's time; null for never. */
  dropAt: z.nullable(Instant),
  /** What precedes the path of each of its pages in a browser, such as `/w/blue/`. */
  base: z.string(),
  /** What the scenario's persona has in local storage, by key; `MC_SESSION_INFO` when it is signed in. */
  storage: z.record(z.string(), z.unknown()),
  /** The page the scenario opens. */
  route: z.string(),
})
export type WorldSummary = z.infer<typeof WorldSummary>
