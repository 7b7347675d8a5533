import { type GatewayErrorCode, gatewayErrorCodes } from '#mock-server/values/error-codes.ts'
import { type Fault, stages } from '#mock-server/world/faults/fault.ts'
import { control } from '../contract.ts'
import { columns, orNone } from './columns.ts'
import type { Command, CommandResult, Invocation } from './command.ts'
import { optionalBound, optionalCount, optionalFields, optionalWord, readLatency, readShare } from './read-values.ts'

const row = ({ endpoint, ...details }: Fault) => [
  endpoint,
  Object.entries(details)
    .map(([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join(', '),
]

const report = (data: readonly Fault[]): CommandResult => ({
  data,
  text: orNone(columns(data.map(row)), 'no faults are in force'),
})

const transports = ['reset', 'hang', 'truncated', 'malformed', 'drip'] as const satisfies Fault['transport'][]

const readFault = ({ words: [endpoint = ''], options }: Invocation): Fault => ({
  endpoint,
  stage: optionalWord('stage', options.stage, stages),
  account: options.account,
  region: options.region,
  header: optionalFields('header', options.header),
  query: optionalFields('query', options.query),
  body: optionalFields('body', options.body),
  latency: readLatency(options.latency),
  status: optionalCount('status', options.status),
  error: optionalWord<GatewayErrorCode>('error', options.error, gatewayErrorCodes),
  transport: optionalWord('transport', options.transport, transports),
  dripTime: optionalCount('drip', options.drip),
  probability: readShare('probability', options.probability),
  times: optionalCount('times', options.times),
  from: optionalBound('from', options.from),
  until: optionalBound('until', options.until),
})

export const faultCommands: readonly Command[] = [
  {
    name: 'faults',
    summary: 'lists the faults in force',
    options: ['world'],
    run: async ({ call, options: { world } }) => report(await call(control.faults, { world })),
  },
  {
    name: 'faults add',
    words: ['ENDPOINT'],
    summary:
      'disturbs an endpoint such as auth.login, an area such as auth.*, all with "*", files.picture or files.page',
    options: [
      ...(['stage', 'account', 'region', 'header', 'query', 'body'] as const),
      ...(['world', 'latency', 'status', 'error', 'transport', 'drip'] as const),
      ...(['probability', 'times', 'from', 'until'] as const),
    ],
    run: async (invocation) =>
      report(
        await invocation.call(control.addFault, { world: invocation.options.world, fault: readFault(invocation) }),
      ),
  },
  {
    name: 'faults clear',
    words: ['[ENDPOINT]'],
    summary: 'removes all faults, or those of an endpoint or an area',
    options: ['world'],
    run: async ({ call, words: [endpoint], options: { world } }) =>
      report(await call(control.clearFaults, { world, endpoint })),
  },
]
