import { milliseconds } from '#mock-server/world/clock/duration.ts'
import type { Message } from '#mock-server/world/messages/outbox.ts'
import { control } from '../contract.ts'
import { asInstant, columns, orNone } from './columns.ts'
import type { Command, Invocation } from './command.ts'
import { optionalCount, optionalWord, readDuration } from './read-values.ts'

const row = ({ id, at, channel, to, text }: Message) => [id, asInstant(at), channel, to, text.replaceAll('\n', ' ')]

const filterOf = ({ options: { world, to, channel, text, after } }: Invocation) => ({
  world,
  to,
  channel: optionalWord('channel', channel, ['sms', 'email']),
  text,
  after: optionalCount('after', after),
})

const filters = ['world', 'to', 'channel', 'text', 'after'] as const

export const outboxCommands: readonly Command[] = [
  {
    name: 'outbox',
    summary: 'lists the SMS and e-mails that the platform sent',
    options: filters,
    async run(invocation) {
      const data = await invocation.call(control.outbox, filterOf(invocation))
      return { data, text: orNone(columns(data.map(row)), 'no such message') }
    },
  },
  {
    name: 'outbox wait',
    summary: 'prints the newest message that matches, and waits if there is none yet',
    options: [...filters, 'timeout'],
    async run(invocation) {
      const { timeout } = invocation.options
      const limit = timeout === undefined ? undefined : milliseconds(readDuration('timeout', timeout))
      const data = await invocation.call(control.awaitMessage, { ...filterOf(invocation), timeout: limit })
      return { data, text: columns([row(data)]) }
    },
  },
]
