import { fail } from '#mock-server/values/fail.ts'
import type { Kept } from '#mock-server/world/event-log.ts'
import { eventKinds, type WorldEvent } from '#mock-server/world/events.ts'
import { publicEntry } from '#mock-server/world/journal.ts'
import type { Worlds } from '#mock-server/world/worlds.ts'
import { untilNextDue } from './until-next-due.ts'

const heartbeat = 15_000

interface WatchRequest {
  world: string
  /** With commas in between. */
  kinds?: string
  /** The id of the last event that the watcher knows. */
  after?: string
}

function readKinds(text: string | undefined): ReadonlySet<string> {
  if (text === undefined) return new Set(eventKinds)
  const kinds = text.split(',').map((kind) => kind.trim())
  const stranger = kinds.find((kind) => !eventKinds.some((known) => known === kind))
  if (stranger !== undefined) {
    fail('INVALID_INPUT', {
      field: 'query.kinds',
      message: `no event is of the kind "${stranger}"; there are ${eventKinds.join(', ')}`,
    })
  }
  // Whoever is not told of a gap would trust what it has.
  return new Set([...kinds, 'gap'])
}

/** Where a watcher goes on: behind the event it knows, if this host told that event and still counts from there. */
function startFrom(after: string | undefined, epoch: string, last: number) {
  if (after === undefined) return { from: last, missed: false }
  const [toldBy, text = ''] = after.split('-')
  const number = Number(text)
  const known = toldBy === epoch && /^\d+$/.test(text) && number <= last
  return known ? { from: number, missed: false } : { from: 0, missed: true }
}

const withoutSecrets = (event: WorldEvent): WorldEvent =>
  event.kind === 'journal' ? { ...event, value: publicEntry(event.value) } : event

const frame = (id: string, event: WorldEvent) =>
  `id: ${id}\nevent: ${event.kind}\ndata: ${JSON.stringify(withoutSecrets(event))}\n\n`

/**
 * A world's events as they happen, in the form of server-sent events. It goes by the world's name: what takes the world's
 * place is watched on. A watcher that reads too slowly, or comes back too late, is told of a gap.
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

  /** Lets happen what is due by now, as whoever looks at a world does. Its watchers keep it in use. */
  async function look(): Promise<number> {
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
      await log.wait(from, Math.min(left, await look()), gone.signal)
    }
    const told = text
    text = ''
    return told
  }

  const end = () => {
    gone.abort()
    release()
  }

  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const told = await next().catch((error: unknown) => {
        end()
        throw error
      })
      if (!gone.signal.aborted) controller.enqueue(new TextEncoder().encode(told))
    },
    cancel: end,
  })
}
