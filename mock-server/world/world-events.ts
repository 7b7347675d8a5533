import { fail } from '#mock-server/values/fail.ts'
import { readClock } from './clock-reading.ts'
import { createEventLog, type EventLog } from './event-log.ts'
import type { WorldEvent } from './events.ts'
import type { Turn } from './turn.ts'
import type { World } from './world.ts'

const eventLimit = 500
const watcherLimit = 100

export interface Watcher {
  log: EventLog<WorldEvent>
  /** Must be called when the watching ends. */
  release: () => void
}

/** What a turn is to those who watch a world; `heard` is the id of the last message they were told of. */
export function eventsOf(world: World, { parts }: Turn, heard: number): WorldEvent[] {
  const { name } = world
  const messages = parts.outbox?.filter(({ id }) => id > heard) ?? []
  return [
    ...messages.map((value) => ({ kind: 'outbox' as const, world: name, value })),
    ...(parts.settings ? [{ kind: 'settings' as const, world: name, value: world.settings() }] : []),
    ...(parts.faults ? [{ kind: 'faults' as const, world: name, value: [...parts.faults] }] : []),
    ...(parts.clock || parts.due ? [{ kind: 'clock' as const, world: name, value: readClock(world) }] : []),
  ]
}

/** The events of each world of a host by its name, so that who watches one goes on watching what takes its place. */
export function createWorldEvents(exists: (name: string) => boolean) {
  const logs = new Map<string, EventLog<WorldEvent>>()
  const watchers = new Map<string, number>()
  let count = 0

  const logOf = (name: string) => {
    const log = logs.get(name) ?? createEventLog(eventLimit)
    logs.set(name, log)
    return log
  }
  const tidy = (name: string) => {
    if (!exists(name) && !watchers.get(name)) logs.delete(name)
  }
  const add = (name: string, change: 1 | -1) => {
    count += change
    watchers.set(name, (watchers.get(name) ?? 0) + change)
    if (watchers.get(name) === 0) watchers.delete(name)
  }

  return {
    /** Another host, or the same after a start, counts its events anew: so their numbers are told with this. */
    epoch: crypto.randomUUID().slice(0, 8),
    tell(event: WorldEvent): void {
      logOf(event.world).tell(event)
      tidy(event.world)
    },
    /** How many watch now. */
    watchers: () => count,
    /** @throws GatewayError WATCHER_LIMIT. */
    watch(name: string): Watcher {
      if (count >= watcherLimit) {
        fail('WATCHER_LIMIT', { message: `${watcherLimit} clients watch or wait already; end one of them first` })
      }
      add(name, 1)
      let released = false
      const release = () => {
        if (released) return
        released = true
        add(name, -1)
        tidy(name)
      }
      return { log: logOf(name), release }
    },
  }
}
