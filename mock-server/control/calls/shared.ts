import * as z from 'zod/mini'
import { Instant, queryInteger } from '#contract/primitives.ts'
import type { Definition } from '#contract/resource.ts'
import { WorldName } from '#mock-server/world/world-name.ts'

/** States the calls of one part of the control API with all their literal types. */
export const calls = <const Calls extends Record<string, Definition>>(definitions: Calls): Calls => definitions

/** The default world when left out. */
export const world = z.optional(WorldName)
export const InWorld = z.strictObject({ world })

export const inWorldErrors = ['WORLD_UNKNOWN', 'WORLD_DROPPED'] as const
export const makingErrors = ['SCENARIO_UNKNOWN', 'MERCHANT_UNKNOWN'] as const

export const Count = queryInteger(0, Number.MAX_SAFE_INTEGER)

/** The last instant a date can name. */
const latest = 8_640_000_000_000_000
export const Moment = z.int().check(z.gte(0), z.lte(latest))
export const queryMoment = queryInteger(0, latest)

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
  /** The cookie that makes a browser's requests this world's. */
  cookie: z.object({ name: z.literal('world'), value: z.string() }),
  /** What the scenario's persona has in local storage, by key; `MC_SESSION_INFO` when it is signed in. */
  storage: z.record(z.string(), z.unknown()),
  /** The page the scenario opens. */
  route: z.string(),
})
export type WorldSummary = z.infer<typeof WorldSummary>
