import * as z from 'zod/mini'
import { queryInteger } from '#contract/primitives.ts'
import { TimelineEntry } from '#mock-server/world/timeline/timeline-entry.ts'
import { Count, calls, EntryId, inWorldErrors, WorldSummary, world } from './shared.ts'

export const timelineCalls = calls({
  timeline: {
    method: 'GET',
    path: '/__gateway/timeline',
    summary: 'Lists the past states of a world, oldest first. An entry stands for each turn that changed the world.',
    access: 'none',
    query: z.strictObject({ world, after: z.optional(Count), limit: z.optional(queryInteger(1, 1_000)) }),
    response: z.array(TimelineEntry),
    errors: inWorldErrors,
  },
  goBack: {
    method: 'POST',
    path: '/__gateway/timeline/back',
    summary:
      'Replaces a world with its state after an entry of its timeline. The state it leaves stays in the timeline.',
    access: 'none',
    body: z.strictObject({ world, id: EntryId }),
    response: WorldSummary,
    errors: ['TIMELINE_ENTRY_UNKNOWN', ...inWorldErrors],
  },
})
