import type { JournalEntry } from '#mock-server/world/journal/journal.ts'
import type { ExpectedCall, Nearest } from '../calls/record-calls.ts'
import { control } from '../contract.ts'
import { readEvents } from '../read-events.ts'
import { UsageError } from '../usage-error.ts'
import { asInstant, columns, orNone } from './columns.ts'
import type { Command, CommandResult, Invocation } from './command.ts'
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

const filterOf = ({ options, switches }: Invocation) => {
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

/** Parses an expected call such as `auth.login`, `auth.login=2`, `auth.login:401>=1` or `games.*<=20`. */
function readExpected(text: string): ExpectedCall {
  const [, endpoint, status, sign, count] = expected.exec(text) ?? []
  if (!endpoint)
    throw new UsageError(`a call is written as auth.login, auth.login=2 or auth.login:401>=1, not "${text}"`)
  const bound = Number(count)
  const bounds = { '=': bound, '>=': { min: bound }, '<=': { max: bound } }
  return { endpoint, status, times: sign === undefined ? undefined : bounds[sign as keyof typeof bounds] }
}

const nearestRow = ({ endpoint, method, path, message }: Nearest) => ['', endpoint, method, path, message]

async function* watch({ listen, options: { world, kinds, after } }: Invocation): AsyncIterable<CommandResult> {
  for await (const { id, event } of readEvents(await listen(control.events, { world, kinds, after }))) {
    yield { data: { id, ...event }, text: `${id}  ${event.kind}  ${JSON.stringify(event.value)}` }
  }
}

export const journalCommands: readonly Command[] = [
  {
    name: 'journal',
    summary: 'lists the calls to the world and its answers, without secrets',
    options: [...filters, 'unhandled', 'limit'],
    async run(invocation) {
      const limit = optionalCount('limit', invocation.options.limit)
      const data = await invocation.call(control.journal, { ...filterOf(invocation), limit })
      return { data, text: orNone(columns(data.map(row)), 'no such call') }
    },
  },
  {
    name: 'journal count',
    summary: 'counts the calls by endpoint and status',
    options: [...filters, 'unhandled'],
    async run(invocation) {
      const data = await invocation.call(control.countJournal, filterOf(invocation))
      const groups = data.groups.map(({ count, endpoint, status }) => ['', count, status, endpoint ?? 'unhandled'])
      const forgotten = data.forgotten > 0 ? [`the journal has dropped ${data.forgotten} older calls`] : []
      return {
        data,
        text: [`${data.count} calls`, ...(groups.length > 0 ? [columns(groups)] : []), ...forgotten].join('\n'),
      }
    },
  },
  {
    name: 'journal explain',
    words: ['ID'],
    summary: 'explains the outcome of a call, and lists the nearest endpoints if none handled it',
    options: ['world'],
    async run({ call, words: [id = ''], options: { world } }) {
      const data = await call(control.explainEntry, { world, id: readCount('ID', id) })
      return {
        data,
        text: [data.message, ...(data.nearest.length > 0 ? [columns(data.nearest.map(nearestRow))] : [])].join('\n'),
      }
    },
  },
  {
    name: 'journal verify',
    words: ['[CALL]...'],
    summary: 'verifies that calls were made: auth.login, auth.login=2, auth.login:401>=1, games.*<=20',
    options: ['world', 'after', 'in-order', 'nothing-unhandled'],
    async run({ call, words, options: { world, after }, switches }) {
      const data = await call(control.verifyJournal, {
        world,
        calls: words.map(readExpected),
        inOrder: switches['in-order'],
        nothingUnhandled: switches['nothing-unhandled'],
        after: optionalCount('after', after),
      })
      const text = columns(data.checks.map(({ ok, message }) => [ok ? 'ok' : 'NO', message]))
      return { data, text, ...(!data.ok && { failed: true }) }
    },
  },
  {
    name: 'events',
    summary: 'prints events as they happen; --after resumes after an event’s id',
    options: ['world', 'kinds', 'after'],
    run: watch,
  },
]
