import { fail } from '#mock-server/values/fail.ts'
import { createEventLog, type EventLog } from '#mock-server/world/events/event-log.ts'
import type { WorldEvent } from '#mock-server/world/events/events.ts'
import { readClock } from '#mock-server/world/schedule/clock-reading.ts'
import type { Turn } from '#mock-server/world/timeline/turn.ts'
import type { World } from './world.ts'

const eventLimit = 1_000
const watcherLimit = 100

/** One client that watches a world. */
export interface Watcher {
  log: EventLog<WorldEvent>
  /** The watcher must call this when it stops. */
  release: () => void
}

/** Returns the events of a turn. @param lastMessageId The id of the last published message of the outbox. */
export function eventsOf(world: World, { parts }: Turn, lastMessageId: number): WorldEvent[] {
  const { name } = world
  const messages = parts.outbox?.filter(({ id }) => id > lastMessageId) ?? []
  return [
    ...messages.map((value) => ({ kind: 'outbox' as const, world: name, value })),
    ...(parts.settings ? [{ kind: 'settings' as const, world: name, value: world.settings() }] : []),
    ...(parts.faults ? [{ kind: 'faults' as const, world: name, value: [...parts.faults] }] : []),
    ...(parts.clock || parts.due ? [{ kind: 'clock' as const, world: name, value: readClock(world) }] : []),
  ]
}

/** Creates the events of a host's worlds by name: a watcher continues with a world that replaces the one it watches. */
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
    /** The prefix of event ids: another host, or this one after a restart, counts its events from 1 again. */
    epoch: crypto.randomUUID().slice(0, 8),
    publish(event: WorldEvent): void {
      logOf(event.world).publish(event)
      tidy(event.world)
    },
    /** Returns the number of current watchers. */
    watchers: () => count,
    /** Registers a watcher of a world's events. @throws GatewayError WATCHER_LIMIT. */
    watch(name: string): Watcher {
      if (count >= watcherLimit) {
        fail('WATCHER_LIMIT', { message: `${watcherLimit} clients already watch or wait; end one of them first` })
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
