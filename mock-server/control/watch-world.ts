import { fail } from '#mock-server/values/fail.ts'
import type { Kept } from '#mock-server/world/events/event-log.ts'
import { eventKinds, type WorldEvent } from '#mock-server/world/events/events.ts'
import { publicEntry } from '#mock-server/world/journal/journal.ts'
import type { Worlds } from '#mock-server/world/worlds/worlds.ts'
import { untilNextDue } from './until-next-due.ts'

const heartbeat = 15_000

interface WatchRequest {
  world: string
  /** Separated by commas. */
  kinds?: string
  /** The id of the last event that the watcher knows. */
  after?: string
}

function readKinds(text: string | undefined): ReadonlySet<string> {
  if (text === undefined) return new Set(eventKinds)
  const kinds = text.split(',').map((kind) => kind.trim())
  const unknown = kinds.find((kind) => !eventKinds.some((known) => known === kind))
  if (unknown !== undefined) {
    fail('INVALID_INPUT', {
      field: 'query.kinds',
      message: `there is no kind of event "${unknown}"; available: ${eventKinds.join(', ')}`,
    })
  }
  // A watcher without gap events would trust an incomplete list.
  return new Set([...kinds, 'gap'])
}

/** Returns the event to resume after. If the id is not from this host's sequence, the watcher has missed events. */
function startFrom(after: string | undefined, epoch: string, last: number) {
  if (after === undefined) return { from: last, missed: false }
  const [sentBy, text = ''] = after.split('-')
  const number = Number(text)
  const known = sentBy === epoch && /^\d+$/.test(text) && number <= last
  return known ? { from: number, missed: false } : { from: 0, missed: true }
}

const withoutSecrets = (event: WorldEvent): WorldEvent =>
  event.kind === 'journal' ? { ...event, value: publicEntry(event.value) } : event

const frame = (id: string, event: WorldEvent) =>
  `id: ${id}\nevent: ${event.kind}\ndata: ${JSON.stringify(withoutSecrets(event))}\n\n`

/**
 * Streams a world's events as they happen, as server-sent events. It follows the world's name: if another world replaces
 * it, the stream continues there. A watcher that reads too slowly or reconnects too late receives a `gap` event.
 *
 * @throws GatewayError WORLD_UNKNOWN, WORLD_DROPPED, WATCHER_LIMIT, INVALID_INPUT.
 */
export function watchWorld(worlds: Worlds, { world: name, kinds, after }: WatchRequest): ReadableStream<Uint8Array> {
  worlds.find(name)
  const wanted = readKinds(kinds)
  const { epoch } = worlds.events
  const { log, release } = worlds.events.watch(name)
  const gone = new AbortController()
  let { from, missed } = startFrom(after, epoch, log.last())
  let text = `retry: 1000\n: watching ${name}\n\n`

  const write = ({ number, event }: Kept<WorldEvent>) =>
    wanted.has(event.kind) ? frame(`${epoch}-${number}`, event) : ''

  function take() {
    const found = log.after(from)
    if (missed || found.missed) text += frame(`${epoch}-${from}`, { kind: 'gap', world: name, value: null })
    text += found.events.map(write).join('')
    from = log.last()
    missed = false
  }

  /** Makes due events happen, as every access to a world does, and so keeps the world in use. */
  async function settle(): Promise<number> {
    if (!worlds.has(name)) return heartbeat
    const world = worlds.find(name)
    await world.enqueue(() => world.schedule.settle())
    return Math.min(heartbeat, untilNextDue(world))
  }

  async function next(): Promise<string> {
    const beatAt = performance.now() + heartbeat
    for (take(); text === ''; take()) {
      const left = beatAt - performance.now()
      if (left <= 0 || gone.signal.aborted) return ': still here\n\n'
      await log.wait(from, Math.min(left, await settle()), gone.signal)
    }
    const taken = text
    text = ''
    return taken
  }

  const end = () => {
    gone.abort()
    release()
  }

  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const chunk = await next().catch((error: unknown) => {
        end()
        throw error
      })
      if (!gone.signal.aborted) controller.enqueue(new TextEncoder().encode(chunk))
    },
    cancel: end,
  })
}
