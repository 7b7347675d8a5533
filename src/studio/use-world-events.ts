import { useEffect, useState } from 'react'
import { calls } from './api/calls.ts'
import { watchWorld } from './api/events.ts'
import type { Message, WorldEvent } from './api/schemas.ts'
import { send } from './api/send.ts'
import { addEntry, beginJournal, fillJournal, lastEntryId } from './journal/journal-store.ts'
import { lookAgainIn } from './phones/reach.ts'
import { refreshWorld, worldQuery } from './queries.ts'
import { queryClient } from './query-client.ts'
import { takeSettings } from './settings/take-settings.ts'
import { rememberPhones } from './snapshots/remembered-phones.ts'
import { worldKey } from './world-key.ts'

const refreshJournal = (world: string) =>
  send(calls.journal, { world }).then(
    (entries) => beginJournal(world, entries),
    () => undefined,
  )

/** The pause between two looks at what was missed, in milliseconds. */
const gapPause = 1_000
/** The newest calls of a gap that the journal fetches: many at once would hold the page up. */
const gapCalls = 100
let gapIsDue = false

/** Asks for the calls that were missed. While calls arrive faster than the page reads, gaps follow each other. */
function fillGap(world: string) {
  if (gapIsDue) return
  gapIsDue = true
  const after = lastEntryId()
  setTimeout(() => {
    gapIsDue = false
    void refreshWorld(world)
    send(calls.journal, { world, after, limit: gapCalls }).then(
      (entries) => fillJournal(world, entries),
      () => undefined,
    )
  }, gapPause)
}

const later = new Map<string, ReturnType<typeof setTimeout>>()

/** Does something once for many events that follow each other closely. */
function soon(name: string, work: () => void) {
  clearTimeout(later.get(name))
  later.set(name, setTimeout(work, 150))
}

/** Money that moved by one phone's call shows on the others, and in the panels. */
function noticeMoney(world: string) {
  soon('money', () => {
    lookAgainIn(world)
    void queryClient.invalidateQueries({ queryKey: worldKey(world, 'members') })
    void queryClient.invalidateQueries({ queryKey: worldKey(world, 'ledger') })
  })
}

/** The pause between two looks at the timeline, in milliseconds: many entries may follow each other closely. */
const timelinePause = 500
const dueTimelines = new Set<string>()

function noticeState(world: string, entry: number) {
  rememberPhones(world, entry)
  if (dueTimelines.has(world)) return
  dueTimelines.add(world)
  setTimeout(() => {
    dueTimelines.delete(world)
    void queryClient.invalidateQueries({ queryKey: worldQuery('timeline', world).queryKey })
  }, timelinePause)
}

/** The first connection begins with the next entry; the phones are now as after the newest one. */
const noticeNewest = (world: string) =>
  send(calls.timeline, { world, limit: 1 }).then(
    ([newest]) => newest && rememberPhones(world, newest.id),
    () => undefined,
  )

/** Shows a message at once, and asks again: an answer on its way may be older than the message. */
function takeMessage(world: string, message: Message) {
  const { queryKey } = worldQuery('outbox', world)
  queryClient.setQueryData<Message[]>(queryKey, (known = []) =>
    known.some(({ id }) => id === message.id) ? known : [...known, message],
  )
  void queryClient.invalidateQueries({ queryKey })
}

/** Settings and faults move a world on its axes. */
const refreshAxes = (world: string) =>
  void queryClient.invalidateQueries({ queryKey: worldQuery('axes', world).queryKey })

/** Shows a value of an event. A request that has begun before may bring an older one, so it is dropped. */
function show(world: string, { kind, value }: Extract<WorldEvent, { kind: 'clock' | 'faults' }>) {
  const { queryKey } = worldQuery(kind, world)
  void queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData<typeof value>(queryKey, value)
}

function take(world: string, event: WorldEvent) {
  switch (event.kind) {
    case 'journal':
      addEntry(event.value)
      if (event.value.changes.some(({ table }) => table === 'movements')) noticeMoney(world)
      return
    case 'outbox':
      return takeMessage(world, event.value)
    case 'settings':
      refreshAxes(world)
      return takeSettings(world, event.value)
    case 'clock':
      show(world, event)
      return noticeMoney(world)
    case 'faults':
      refreshAxes(world)
      return show(world, event)
    case 'timeline':
      return noticeState(world, event.value.id)
    case 'gap':
      return fillGap(world)
    default:
      void refreshWorld(world)
      void refreshJournal(world)
  }
}

/** Follows the events of a world. Returns whether the connection is open. */
export function useWorldEvents(world: string): boolean {
  const [connected, setConnected] = useState(false)
  useEffect(() => {
    const gone = new AbortController()
    let hasConnected = false
    void refreshJournal(world)
    function onConnected(stands: boolean) {
      setConnected(stands)
      if (!stands || hasConnected) return
      hasConnected = true
      // The first connection begins with the next event; the panels may have asked before an earlier one.
      void queryClient.cancelQueries({ queryKey: worldKey(world) }).then(() => refreshWorld(world))
      void refreshJournal(world)
      void noticeNewest(world)
    }
    void watchWorld(world, { onEvent: (event) => take(world, event), onConnected }, gone.signal)
    return () => gone.abort()
  }, [world])
  return connected
}
