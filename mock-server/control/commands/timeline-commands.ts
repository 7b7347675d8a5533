import type { TimelineEntry } from '#mock-server/world/timeline/timeline-entry.ts'
import { control } from '../contract.ts'
import { asInstant, columns, orNone } from './columns.ts'
import type { Command } from './command.ts'
import { optionalCount, readCount } from './read-values.ts'

/** Returns how an entry came about. */
const causeOf = ({ kind, scenario, to, endpoint, due }: TimelineEntry) => {
  if (kind === 'returned') return `returned to ${to}`
  if (kind !== 'changed') return `${kind} from ${scenario}`
  return [...due, endpoint].filter(Boolean).join(', ')
}

/** Returns the changes in short, such as `movements +2 wallets ~1 clock`. */
const changesOf = ({ rows, parts }: TimelineEntry) =>
  [
    ...rows.map(({ table, inserted, updated, removed }) =>
      [table, inserted && `+${inserted}`, updated && `~${updated}`, removed && `-${removed}`].filter(Boolean).join(' '),
    ),
    ...parts,
  ].join(', ')

const row = (entry: TimelineEntry) => [
  entry.id,
  asInstant(entry.at),
  entry.account ?? '',
  causeOf(entry),
  changesOf(entry),
]

export const timelineCommands: readonly Command[] = [
  {
    name: 'timeline',
    summary: 'lists the past states of a world, oldest first',
    options: ['world', 'after', 'limit'],
    async run({ call, options: { world, after, limit } }) {
      const input = { world, after: optionalCount('after', after), limit: optionalCount('limit', limit) }
      const data = await call(control.timeline, input)
      return { data, text: orNone(columns(data.map(row)), 'no such entry') }
    },
  },
  {
    name: 'timeline back',
    words: ['ID'],
    summary: 'returns a world to its state after an entry; the state it leaves stays in the timeline',
    options: ['world'],
    async run({ call, words: [id = ''], options: { world } }) {
      const data = await call(control.goBack, { world, id: readCount('ID', id) })
      return { data, text: `world ${data.name} is as after ${id}` }
    },
  },
]
