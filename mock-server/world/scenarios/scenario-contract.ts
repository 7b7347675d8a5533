import * as z from 'zod/mini'
import { offerNames } from '#fixtures/agents/contracts.ts'

/** A contract that a scenario offers to an account, and its status. */
export const ScenarioContract = z.strictObject({
  account: z.string(),
  offer: z.enum(offerNames),
  /** The account that offers it; defaults to the platform. */
  by: z.optional(z.string()),
  status: z.enum(['requested', 'accepted', 'declined']),
  /** Days since it was answered, or since it was offered if it still waits. */
  daysAgo: z.int().check(z.gte(0), z.lte(28)),
})
export type ScenarioContract = z.infer<typeof ScenarioContract>
