import type { JournalEntry } from '#mock-server/world/journal.ts'
import type { ExpectedCall, Nearest } from '../calls/record-calls.ts'
import { control } from '../contract.ts'
import { readEvents } from '../read-events.ts'
import { WrongUse } from '../wrong-use.ts'
import { asInstant, columns, orNone } from './columns.ts'
import type { Command, Order, Told } from './command.ts'
import { optionalCount, optionalInstant, readCount } from './read-values.ts'

const row = ({ id, at, method, path, endpoint, status, errorCode, account }: JournalEntry) => [
  id,
  asInstant(at),
  method,
  endpoint ?? path,
  status,
  [errorCode, account && `(${account})`].filter(Boolean).join(' '),
]

const filters = ['world', 'endpoint', 'method', 'status', 'account', 'text', 'from', 'until', 'after'] as const

const filterOf = ({ options, switches }: Order) => {
  const { world, endpoint, method, status, account, text } = options
  return {
    ...{ world, endpoint, method, status, account, text },
    unhandled: switches.unhandled ? ('true' as const) : undefined,
    from: optionalInstant('from', options.from),
    until: optionalInstant('until', options.until),
    after: optionalCount('after', options.after),
  }
}

const expected = /^([\w.*]+)(?::([1-5](?:\d\d|xx)))?(?:(=|>=|<=)(\d+))?$/

/** Such as `auth.login`, `auth.login=2`, `auth.login:401>=1` or `games.*<=20`. */
function readExpected(text: string): ExpectedCall {
  const [, endpoint, status, sign, count] = expected.exec(text) ?? []
  if (!endpoint) throw new WrongUse(`a call is written as auth.login, auth.login=2 or auth.login:401>=1, not "${text}"`)
  const bound = Number(count)
  const bounds = { '=': bound, '>=': { min: bound }, '<=': { max: bound } }
  return { endpoint, status, times: sign === undefined ? undefined : bounds[sign as keyof typeof bounds] }
}

const nearRow = ({ endpoint, method, path, says }: Nearest) => ['', endpoint, method, path, says]

async function* watch({ listen, options: { world, kinds, after } }: Order): AsyncIterable<Told> {
  for await (const { id, event } of readEvents(await listen(control.events, { world, kinds, after }))) {
    yield { data: { id, ...event }, text: `${id}  ${event.kind}  ${JSON.stringify(event.value)}` }
  }
}

export const journalCommands: readonly Command[] = [
  {
    name: 'journal',
    summary: 'what the world was asked and answered, secrets taken out',
    options: [...filters, 'unhandled', 'limit'],
    async run(order) {
      const limit = optionalCount('limit', order.options.limit)
      const data = await order.ask(control.journal, { ...filterOf(order), limit })
      return { data, text: orNone(columns(data.map(row)), 'no such call') }
    },
  },
  {
    name: 'journal count',
    summary: 'how many such calls, by endpoint and status',
    options: [...filters, 'unhandled'],
    async run(order) {
      const data = await order.ask(control.countJournal, filterOf(order))
      const groups = data.groups.map(({ count, endpoint, status }) => ['', count, status, endpoint ?? 'unhandled'])
      const forgotten = data.forgotten > 0 ? [`${data.forgotten} older ones are forgotten`] : []
      return {
        data,
        text: [`${data.count} calls`, ...(groups.length > 0 ? [columns(groups)] : []), ...forgotten].join('\n'),
      }
    },
  },
  {
    name: 'journal explain',
    words: ['ID'],
    summary: 'what became of a call, and which endpoints come nearest to one that none handled',
    options: ['world'],
    async run({ ask, words: [id = ''], options: { world } }) {
      const data = await ask(control.explainEntry, { world, id: readCount('ID', id) })
      return {
        data,
        text: [data.says, ...(data.nearest.length > 0 ? [columns(data.nearest.map(nearRow))] : [])].join('\n'),
      }
    },
  },
  {
    name: 'journal verify',
    words: ['[CALL]...'],
    summary: 'whether calls were made: auth.login, auth.login=2, auth.login:401>=1, games.*<=20',
    options: ['world', 'after', 'in-order', 'nothing-unhandled'],
    async run({ ask, words, options: { world, after }, switches }) {
      const data = await ask(control.verifyJournal, {
        world,
        calls: words.map(readExpected),
        inOrder: switches['in-order'],
        nothingUnhandled: switches['nothing-unhandled'],
        after: optionalCount('after', after),
      })
      const text = columns(data.checks.map(({ ok, says }) => [ok ? 'ok' : 'NO', says]))
      return { data, text, ...(!data.ok && { failed: true }) }
    },
  },
  {
    name: 'events',
    summary: 'what happens, as it happens; --after resumes behind an event’s id',
    options: ['world', 'kinds', 'after'],
    run: watch,
  },
]
