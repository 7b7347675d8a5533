import * as z from 'zod/mini'
import { limitKinds, limitPeriods } from '#contract/safer-play.ts'
import { Duration } from '#mock-server/world/clock/duration.ts'

const amount = z.int().check(z.positive())

/** What a scenario's member has set for their own protection. Amounts are in major units. */
export const ScenarioSaferPlay = z.strictObject({
  limits: z.optional(
    z.array(
      z.strictObject({
        kind: z.enum(limitKinds),
        period: z.enum(limitPeriods),
        amount,
        /** A higher amount that the member may confirm after a time. */
        increase: z.optional(z.strictObject({ amount, readyIn: Duration })),
      }),
    ),
  ),
  realityMinutes: z.optional(z.int().check(z.positive())),
  /** The time until the end of a break. */
  timeOut: z.optional(Duration),
  selfExclusion: z.optional(Duration),
})
export type ScenarioSaferPlay = z.infer<typeof ScenarioSaferPlay>
