import * as z from 'zod/mini'
import { Instant } from '#contract/primitives.ts'
import type { Clock } from '#mock-server/world/clock/clock.ts'
import { DueStep } from './schedule.ts'

/** A world's time, and its pending events in order. */
export const ClockReading = z.object({
  mode: z.enum(['running', 'frozen']),
  now: Instant,
  pending: z.array(DueStep),
})
export type ClockReading = z.infer<typeof ClockReading>

interface Timed {
  clock: Clock
  schedule: { pending(): readonly DueStep[] }
}

/** Reads a world's time, in milliseconds since 1970, and its pending events. */
export const readClock = ({ clock, schedule }: Timed): ClockReading => ({
  mode: clock.state().mode,
  now: clock.now(),
  pending: [...schedule.pending()],
})
