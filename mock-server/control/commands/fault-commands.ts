import { type GatewayErrorCode, gatewayErrorCodes } from '#mock-server/values/error-codes.ts'
import { type Fault, stages } from '#mock-server/world/fault.ts'
import { control } from '../contract.ts'
import { columns, orNone } from './columns.ts'
import type { Command, Order, Told } from './command.ts'
import { optionalBound, optionalCount, optionalFields, optionalWord, readLatency, readShare } from './read-values.ts'

const inWords = ({ endpoint, ...what }: Fault) => [
  endpoint,
  Object.entries(what)
    .map(([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join(', '),
]

const tell = (data: readonly Fault[]): Told => ({
  data,
  text: orNone(columns(data.map(inWords)), 'no faults are in force'),
})

const transports = ['reset', 'hang', 'truncated', 'malformed', 'drip'] as const satisfies Fault['transport'][]

const readFault = ({ words: [endpoint = ''], options }: Order): Fault => ({
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
    summary: 'the faults in force',
    options: ['world'],
    run: async ({ ask, options: { world } }) => tell(await ask(control.faults, { world })),
  },
  {
    name: 'faults add',
    words: ['ENDPOINT'],
    summary: 'disturbs an endpoint such as auth.login, an area as auth.*, all by "*", files.picture or files.page',
    options: [
      ...(['stage', 'account', 'region', 'header', 'query', 'body'] as const),
      ...(['world', 'latency', 'status', 'error', 'transport', 'drip'] as const),
      ...(['probability', 'times', 'from', 'until'] as const),
    ],
    run: async (order) =>
      tell(await order.ask(control.addFault, { world: order.options.world, fault: readFault(order) })),
  },
  {
    name: 'faults clear',
    words: ['[ENDPOINT]'],
    summary: 'takes all faults away, or those of an endpoint or an area',
    options: ['world'],
    run: async ({ ask, words: [endpoint], options: { world } }) =>
      tell(await ask(control.clearFaults, { world, endpoint })),
  },
]
