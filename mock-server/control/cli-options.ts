/** What an option takes, and a line about it. */
const valued = {
  world: ['NAME', 'the world it is about; the name of a new one (default)'],
  scenario: ['NAME', 'what new-world is made from (default)'],
  seed: ['TEXT', 'the seed of generated values'],
  merchant: ['CODE', 'in place of the scenario’s merchant'],
  message: ['TEXT', 'what is said during maintenance'],
  ends: ['DATE', 'when maintenance is said to end'],
  latency: ['MS', 'milliseconds, or p50=200,p95=900, or median=200,sigma=0.5'],
  stage: ['WHERE', 'where a fault strikes: before-auth (as usual), before-run or after-run'],
  region: ['CODE', 'whose country a fault strikes, such as KR'],
  header: ['NAME=VALUE,...', 'headers of the calls that a fault strikes'],
  query: ['NAME=VALUE,...', 'query parameters of the calls that a fault strikes'],
  body: ['NAME=VALUE,...', 'fields of the bodies that a fault strikes, such as amount=50000'],
  status: ['CODE', 'what a fault answers; of a call: 404, or 4xx'],
  error: ['CODE', 'the error that a fault answers, such as MAINTENANCE'],
  transport: ['HOW', 'reset, hang, truncated, malformed or drip'],
  drip: ['MS', 'how long a drip takes'],
  probability: ['0..1', 'how often a fault happens'],
  times: ['N', 'how many times it happens'],
  from: ['DATE', 'when it begins; of a fault also a time since the world began, such as 5m'],
  until: ['DATE', 'when it ends'],
  to: ['TEXT', 'part of an address, or of a number such as 01022334455'],
  channel: ['KIND', 'sms or email'],
  text: ['TEXT', 'part of a message, or of what a call asked or was answered'],
  after: ['ID', 'only what came after it'],
  timeout: ['TIME', 'how long to wait (30s)'],
  endpoint: ['ID', 'such as auth.login, or auth.* for its area'],
  method: ['VERB', 'such as POST'],
  account: ['NAME', 'whose call it was, or is to be struck'],
  limit: ['N', 'only the newest'],
  kinds: ['LIST', 'journal,outbox,clock,settings,faults,world'],
  out: ['FILE', 'where to write it'],
  port: ['N', 'where the host listens on this machine (5173)'],
  url: ['ADDRESS', 'where it is, if elsewhere'],
  'control-token': ['TOKEN', 'what a host that listens beyond its machine asks for (PARLOR_CONTROL_TOKEN)'],
  token: ['TOKEN', 'the same'],
} as const

export type OptionName = keyof typeof valued

const switches = {
  'in-order': 'the calls were made in the order they are named',
  'nothing-unhandled': 'every call was of an endpoint that there is',
  unhandled: 'only calls that no endpoint handles',
  'with-secrets': 'passwords, payment passwords, codes and live tokens too',
  json: 'answers, and failures, as JSON',
  help: 'this text',
} as const

type SwitchName = keyof typeof switches

/** What every command takes. */
export const commonOptions: readonly (OptionName | SwitchName)[] = [
  'port',
  'url',
  'control-token',
  'token',
  'json',
  'help',
]

const entries = <Map extends object>(map: Map) => Object.entries(map) as [keyof Map & string, Map[keyof Map]][]

/** As `parseArgs` takes them. */
export const parsedOptions = {
  ...(Object.fromEntries(entries(valued).map(([name]) => [name, { type: 'string' }])) as {
    [Name in OptionName]: { type: 'string' }
  }),
  ...(Object.fromEntries(
    entries(switches).map(([name]) => [name, { type: 'boolean', ...(name === 'help' && { short: 'h' }) }]),
  ) as { [Name in SwitchName]: { type: 'boolean' } }),
}

/** Each option as the help tells it. */
export const optionLines: readonly (readonly [use: string, text: string])[] = [
  ...entries(valued).map(([name, [takes, text]]) => [`--${name} ${takes}`, text] as const),
  ...entries(switches).map(([name, text]) => [`--${name}`, text] as const),
]
