import { fail } from '#mock-server/values/fail.ts'
import type { Snapshot } from '#mock-server/world/snapshots/snapshot.ts'
import { rowOf } from '#mock-server/world/tables/all.ts'
import { type StateChange, stateChange } from '#mock-server/world/timeline/state-change.ts'
import { createTimeline, type Timeline } from '#mock-server/world/timeline/timeline.ts'
import type { Cause, TimelineEntry } from '#mock-server/world/timeline/timeline-entry.ts'
import type { Turn, WorldPart } from '#mock-server/world/timeline/turn.ts'
import type { World } from './world.ts'

type RowCounts = TimelineEntry['rows'][number]

const kindOf = ({ row, isNew }: StateChange['rows'][number]) => {
  if (!row) return 'removed'
  return isNew ? 'inserted' : 'updated'
}

/** Counts the changed rows by table. */
function countChanges({ rows }: StateChange): RowCounts[] {
  const counts = new Map<string, RowCounts>()
  for (const row of rows) {
    const count = counts.get(row.table) ?? { table: row.table, inserted: 0, updated: 0, removed: 0 }
    count[kindOf(row)] += 1
    counts.set(row.table, count)
  }
  return [...counts.values()]
}

const unchanged = { parts: [], rows: [], due: [] }

/** Creates the timelines of a host's worlds by name. It reports each new entry to `added`. */
export function createTimelines(added: (world: string, entry: TimelineEntry) => void) {
  const timelines = new Map<string, Timeline>()

  const timelineOf = (name: string): Timeline => {
    const timeline = timelines.get(name) ?? createTimeline()
    timelines.set(name, timeline)
    return timeline
  }

  return {
    of: timelineOf,
    /** Adds the state after a turn. */
    noteTurn(world: World, turn: Turn, cause: Cause): void {
      const change = stateChange(turn, (table, key) => rowOf(world.tables, table, key))
      const entry = {
        kind: 'changed' as const,
        at: world.clock.now(),
        ...cause,
        parts: Object.keys(turn.parts) as WorldPart[],
        rows: countChanges(change),
      }
      added(world.name, timelineOf(world.name).add(entry, { change }))
    },
    /** Adds the first state of a world, which has its name from now on. */
    noteWorld(world: World, { withoutSecrets: _, ...snapshot }: Snapshot): void {
      const timeline = timelineOf(world.name)
      const kind = timeline.states().length === 0 ? ('made' as const) : ('replaced' as const)
      const whole = { ...snapshot, due: [...world.schedule.pending()] }
      const entry = { kind, at: world.clock.now(), scenario: world.scenario, ...unchanged }
      added(world.name, timeline.add(entry, { whole }))
    },
    /** Adds the state of a world that returned to an entry. */
    noteReturn(world: World, to: number): void {
      const entry = { kind: 'returned' as const, at: world.clock.now(), to, ...unchanged }
      const change = { parts: { clock: world.clock.state() }, rows: [] }
      added(world.name, timelineOf(world.name).add(entry, { change }))
    },
    /** Returns an entry. @throws GatewayError TIMELINE_ENTRY_UNKNOWN. */
    find(name: string, id: number, field: string): TimelineEntry {
      const timeline = timelineOf(name)
      const entry = timeline.find(id)
      if (entry) return entry
      const [oldest, newest] = [timeline.read().at(0)?.id, timeline.read().at(-1)?.id]
      return fail('TIMELINE_ENTRY_UNKNOWN', {
        field,
        message: `the timeline of "${name}" has no entry ${id}; it has ${oldest} to ${newest}`,
      })
    },
    end: (name: string): void => void timelines.delete(name),
  }
}
