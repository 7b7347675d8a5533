import type { Merchant } from '#merchant/merchant.ts'
import type { Scenario } from './scenario.ts'
import type { Snapshot } from './snapshot.ts'

export interface Description {
  name: string
  scenario: Scenario
  seed: string
  merchant: Merchant
  /** When the world begins, in milliseconds; its seeded past lies before. */
  startedAt: number
}

/** Returns the first snapshot of a world: a pure function of the description. */
export type Describe = (description: Description) => Snapshot
