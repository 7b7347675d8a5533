/** The placeholder of each option's value, and its help text. */
const valued = {
  world: ['NAME', 'the world to use, or the name of a new one (default)'],
  scenario: ['NAME', 'the scenario of new-world (default)'],
  seed: ['TEXT', 'the seed of generated values'],
  merchant: ['CODE', 'replaces the scenario’s merchant'],
  message: ['TEXT', 'the maintenance message'],
  ends: ['DATE', 'the announced end of maintenance'],
  latency: ['MS', 'milliseconds, or p50=200,p95=900, or median=200,sigma=0.5'],
  stage: ['WHERE', 'when a fault applies: before-auth (the default), before-run or after-run'],
  region: ['CODE', 'only calls from this country, such as KR'],
  header: ['NAME=VALUE,...', 'only calls with these headers'],
  query: ['NAME=VALUE,...', 'only calls with these query parameters'],
  body: ['NAME=VALUE,...', 'only calls with these body fields, such as amount=50000'],
  status: ['CODE', 'the status that a fault returns; as a filter: 404, or 4xx'],
  error: ['CODE', 'the error that a fault returns, such as MAINTENANCE'],
  transport: ['HOW', 'reset, hang, truncated, malformed or drip'],
  drip: ['MS', 'the duration of a drip, in milliseconds'],
  probability: ['0..1', 'the probability of a fault'],
  times: ['N', 'the number of calls that a fault disturbs'],
  from: ['DATE', 'the start; for a fault also a time since the world began, such as 5m'],
  until: ['DATE', 'the end'],
  to: ['TEXT', 'part of an address, or of a number such as 01022334455'],
  channel: ['KIND', 'sms or email'],
  text: ['TEXT', 'part of a message, or of a call’s input or answer'],
  at: ['ID', 'an entry of the timeline, instead of the current state'],
  after: ['ID', 'only entries after this id'],
  timeout: ['TIME', 'the longest time to wait (30s)'],
  endpoint: ['ID', 'an endpoint such as auth.login, or auth.* for its area'],
  method: ['VERB', 'an HTTP method such as POST'],
  account: ['NAME', 'only calls of this account'],
  limit: ['N', 'only the newest entries'],
  kinds: ['LIST', 'journal,outbox,clock,settings,faults,timeline,world'],
  note: ['TEXT', 'a note about what to see'],
  out: ['FILE', 'the file to write'],
  port: ['N', 'the port of the host on this machine (5173)'],
  url: ['ADDRESS', 'the address of a host on another machine'],
  'control-token': ['TOKEN', 'the token that a host requires if other machines can reach it (PARLOR_CONTROL_TOKEN)'],
  token: ['TOKEN', 'the same as --control-token'],
} as const

export type OptionName = keyof typeof valued

const switches = {
  'in-order': 'the calls were made in the given order',
  'nothing-unhandled': 'an endpoint handled every call',
  unhandled: 'only calls that no endpoint handles',
  'with-secrets': 'includes passwords, payment passwords, codes and live tokens',
  json: 'prints answers and failures as JSON',
  help: 'prints this text',
} as const

type SwitchName = keyof typeof switches

/** The options that every command takes. */
export const commonOptions: readonly (OptionName | SwitchName)[] = [
  'port',
  'url',
  'control-token',
  'token',
  'json',
  'help',
]

const entries = <Map extends object>(map: Map) => Object.entries(map) as [keyof Map & string, Map[keyof Map]][]

/** The options in the form of `parseArgs`. */
export const parsedOptions = {
  ...(Object.fromEntries(entries(valued).map(([name]) => [name, { type: 'string' }])) as {
    [Name in OptionName]: { type: 'string' }
  }),
  ...(Object.fromEntries(
    entries(switches).map(([name]) => [name, { type: 'boolean', ...(name === 'help' && { short: 'h' }) }]),
  ) as { [Name in SwitchName]: { type: 'boolean' } }),
}

/** Each option as the help shows it. */
export const optionLines: readonly (readonly [use: string, text: string])[] = [
  ...entries(valued).map(([name, [takes, text]]) => [`--${name} ${takes}`, text] as const),
  ...entries(switches).map(([name, text]) => [`--${name}`, text] as const),
]
