import * as z from 'zod/mini'
import { Instant } from '#contract/primitives.ts'
import { Snapshot } from './snapshot.ts'
import { WorldName } from './world-name.ts'

export const SavedSnapshot = z.object({
  name: WorldName,
  /** By the world's clock. */
  takenAt: Instant,
  snapshot: Snapshot,
})
export type SavedSnapshot = z.infer<typeof SavedSnapshot>
