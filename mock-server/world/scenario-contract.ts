import * as z from 'zod/mini'
import { offerNames } from '#fixtures/agents/contracts.ts'

/** A contract that a scenario has somebody offered, and what became of it. */
export const ScenarioContract = z.strictObject({
  account: z.string(),
  offer: z.enum(offerNames),
  /** The account that offers it; the platform when left out. */
  by: z.optional(z.string()),
  status: z.enum(['requested', 'accepted', 'declined']),
  /** When it was answered, or offered while it waits. */
  daysAgo: z.int().check(z.gte(0), z.lte(28)),
})
export type ScenarioContract = z.infer<typeof ScenarioContract>
