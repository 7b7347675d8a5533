import type { Merchant } from '#merchant/merchant.ts'
import type { Scenario } from '#mock-server/world/scenarios/scenario.ts'
import type { Snapshot } from './snapshot.ts'

/** The input of a new world. */
export interface SeedInput {
  name: string
  scenario: Scenario
  seed: string
  merchant: Merchant
  /** The beginning of the world, in milliseconds since 1970; its seeded history lies before. */
  startedAt: number
}

/** Returns the first snapshot of a world: a pure function of the input. */
export type SeedWorld = (input: SeedInput) => Snapshot
