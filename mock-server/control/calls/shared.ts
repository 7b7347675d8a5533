import * as z from 'zod/mini'
import { Instant, queryInteger } from '#contract/primitives.ts'
import type { Definition } from '#contract/resource.ts'
import type { ControlErrorCode } from '#mock-server/values/error-codes.ts'
import { WorldName } from '#mock-server/values/world-name.ts'
import { latestDate } from '#mock-server/world/clock/clock-range.ts'

/** Declares the calls of one part of the control API and keeps their literal types. */
export const calls = <const Calls extends Record<string, Definition<ControlErrorCode>>>(definitions: Calls): Calls =>
  definitions

/** Defaults to the default world. */
export const world = z.optional(WorldName)
export const InWorld = z.strictObject({ world })

/** `true` includes passwords, payment passwords, codes and live tokens; they are omitted otherwise. */
export const secrets = z.optional(z.enum(['true', 'false']))

export const inWorldErrors = ['WORLD_UNKNOWN', 'WORLD_DROPPED'] as const
export const creationErrors = ['SCENARIO_UNKNOWN', 'MERCHANT_UNKNOWN'] as const

/** The id of a timeline entry in a body. */
export const EntryId = z.int().check(z.gte(1))

export const Count = queryInteger(0, Number.MAX_SAFE_INTEGER)

export const queryMoment = queryInteger(0, latestDate)

export const Seed = z.string().check(z.minLength(1), z.maxLength(100))

export const WorldSummary = z.object({
  name: z.string(),
  scenario: z.string(),
  seed: z.string(),
  /** The seed of the random source now: `seed`, or the last one set by `reseed`. */
  chanceSeed: z.string(),
  merchant: z.string(),
  startedAt: Instant,
  now: Instant,
  /** When the host drops the world if it stays unused from now on, in the host's time; null for never. */
  dropAt: z.nullable(Instant),
  /** The path prefix of its pages in a browser, such as `/w/blue/`. */
  base: z.string(),
  /** The local storage of the scenario's persona, by key; contains `MC_SESSION_INFO` if it is signed in. */
  storage: z.record(z.string(), z.unknown()),
  /** The page the scenario opens. */
  route: z.string(),
})
export type WorldSummary = z.infer<typeof WorldSummary>
