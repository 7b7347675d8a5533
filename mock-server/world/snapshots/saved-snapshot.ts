import * as z from 'zod/mini'
import { Instant } from '#contract/primitives.ts'
import { WorldName } from '#mock-server/values/world-name.ts'
import { Snapshot } from './snapshot.ts'

export const SavedSnapshot = z.object({
  name: WorldName,
  /** By the world's clock. */
  takenAt: Instant,
  snapshot: Snapshot,
})
export type SavedSnapshot = z.infer<typeof SavedSnapshot>
