import { isSentTo } from '#mock-server/values/address.ts'
import { fail } from '#mock-server/values/fail.ts'
import type { Message } from '#mock-server/world/outbox.ts'
import type { World } from '#mock-server/world/world.ts'
import type { Worlds } from '#mock-server/world/worlds.ts'
import { untilNextDue } from './until-next-due.ts'

interface Wanted {
  world?: string
  to?: string
  channel?: Message['channel']
  text?: string
  after?: number
}

const contains = (text: string, part: string | undefined) =>
  part === undefined || text.toLowerCase().includes(part.toLowerCase())

/** Messages that are all that is wanted, the oldest first. */
export const findMessages = (world: World, { to, channel, text, after = 0 }: Wanted): Message[] =>
  world.outbox
    .messages()
    .filter(
      (message) =>
        message.id > after &&
        (to === undefined || isSentTo(message.to, to)) &&
        contains(message.text, text) &&
        (channel === undefined || message.channel === channel),
    )

const usualTimeout = 30_000

/**
 * The newest message that is wanted, now or when it comes. Waits outside the world's queue, since whatever sends the
 * message has to take its turn there.
 *
 * @throws GatewayError NOTHING_ARRIVED, WATCHER_LIMIT, WORLD_UNKNOWN, WORLD_DROPPED.
 */
export async function awaitMessage(
  worlds: Worlds,
  name: string,
  wanted: Wanted & { timeout?: number },
): Promise<Message> {
  const { timeout = usualTimeout } = wanted
  const deadline = performance.now() + timeout
  worlds.find(name)
  const { log, release } = worlds.events.watch(name)
  try {
    for (;;) {
      const seen = log.last()
      // By its name each time: another world may have taken its place.
      const world = worlds.find(name)
      await world.enqueue(() => world.schedule.settle())
      const found = findMessages(world, wanted).at(-1)
      if (found) return found
      const left = deadline - performance.now()
      if (left <= 0) return fail('NOTHING_ARRIVED', { message: `no such message came to the outbox in ${timeout} ms` })
      await log.wait(seen, Math.min(left, untilNextDue(world)))
    }
  } finally {
    release()
  }
}
