import { milliseconds } from '#mock-server/world/duration.ts'
import type { Message } from '#mock-server/world/outbox.ts'
import { control } from '../contract.ts'
import { asInstant, columns, orNone } from './columns.ts'
import type { Command, Order } from './command.ts'
import { optionalCount, optionalWord, readDuration } from './read-values.ts'

const row = ({ id, at, channel, to, text }: Message) => [id, asInstant(at), channel, to, text.replaceAll('\n', ' ')]

const wanted = ({ options: { world, to, channel, text, after } }: Order) => ({
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
    summary: 'the SMS and e-mails that the platform sent',
    options: filters,
    async run(order) {
      const data = await order.ask(control.outbox, wanted(order))
      return { data, text: orNone(columns(data.map(row)), 'no such message') }
    },
  },
  {
    name: 'outbox wait',
    summary: 'the newest such message, now or when it arrives',
    options: [...filters, 'timeout'],
    async run(order) {
      const { timeout } = order.options
      const limit = timeout === undefined ? undefined : milliseconds(readDuration('timeout', timeout))
      const data = await order.ask(control.awaitMessage, { ...wanted(order), timeout: limit })
      return { data, text: columns([row(data)]) }
    },
  },
]
