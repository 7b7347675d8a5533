import { isSentTo } from '#mock-server/values/address.ts'
import { fail } from '#mock-server/values/fail.ts'
import type { Message } from '#mock-server/world/messages/outbox.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import type { Worlds } from '#mock-server/world/worlds/worlds.ts'
import { untilNextDue } from './until-next-due.ts'

interface MessageFilter {
  world?: string
  to?: string
  channel?: Message['channel']
  text?: string
  after?: number
}

const contains = (text: string, part: string | undefined) =>
  part === undefined || text.toLowerCase().includes(part.toLowerCase())

/** Returns the messages that match every field of the filter that is set, oldest first. `after` is a message's id. */
export const findMessages = (world: World, { to, channel, text, after = 0 }: MessageFilter): Message[] =>
  world.outbox
    .messages()
    .filter(
      (message) =>
        message.id > after &&
        (to === undefined || isSentTo(message.to, to)) &&
        contains(message.text, text) &&
        (channel === undefined || message.channel === channel),
    )

const defaultTimeout = 30_000

/**
 * Returns the newest message that matches, and waits for one if there is none yet. It waits outside the world's queue,
 * because the call that sends the message needs its turn there.
 *
 * @param filter.timeout Milliseconds of the host's time; defaults to 30 seconds.
 * @throws GatewayError NOTHING_ARRIVED, WATCHER_LIMIT, WORLD_UNKNOWN, WORLD_DROPPED.
 */
export async function awaitMessage(
  worlds: Worlds,
  name: string,
  filter: MessageFilter & { timeout?: number },
): Promise<Message> {
  const { timeout = defaultTimeout } = filter
  const deadline = performance.now() + timeout
  worlds.find(name)
  const { log, release } = worlds.events.watch(name)
  try {
    for (;;) {
      const seen = log.last()
      // Looks the world up each time: another one may have replaced it.
      const world = worlds.find(name)
      await world.enqueue(() => world.schedule.settle())
      const found = findMessages(world, filter).at(-1)
      if (found) return found
      const left = deadline - performance.now()
      if (left <= 0)
        return fail('NOTHING_ARRIVED', { message: `no matching message arrived in the outbox within ${timeout} ms` })
      await log.wait(seen, Math.min(left, untilNextDue(world)))
    }
  } finally {
    release()
  }
}
