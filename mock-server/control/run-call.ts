import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { parseArgs } from 'node:util'
import type { Endpoint } from '#contract/resource.ts'
import { implementations } from '#mock-server/compose/implementations.ts'
import { publicKey } from '#mock-server/core/decrypt.ts'
import { callControl } from './call-control.ts'
import { control } from './contract.ts'
import { encodeBody } from './encode-body.ts'
import { encrypt } from './encrypt.ts'
import { exitCodeOf } from './exit-code.ts'
import { hostUrl } from './host-url.ts'
import { partOf } from './part-of.ts'
import { readArguments } from './read-arguments.ts'
import { WrongUse } from './wrong-use.ts'

const usage = `npm run call -- ENDPOINT [JSON] [options]
  ENDPOINT             the id of a call, such as member.memberInfo
  JSON                 its query or body; where the app would encrypt it, it is encrypted

  --world NAME         the world that is asked (default)
  --as ACCOUNT         whose call it is: the account is signed in for it, whatever its password
  --session TOKEN      whose call it is, by a session that is there
  --file FIELD=PATH    a file that goes with it; may be given several times
  --take PATH          prints that part of the answer alone, such as token or content.0.id; a parameter of an
                       address stands behind a question mark: content.game_url?token
  --port N             where the host listens on this machine (5173)
  --url ADDRESS        where it is, if elsewhere
  --control-token TOKEN
                       what --as needs at a host that asks for it (PARLOR_CONTROL_TOKEN)
  --help               this text`

const options = {
  world: { type: 'string', default: 'default' },
  as: { type: 'string' },
  session: { type: 'string' },
  file: { type: 'string', multiple: true },
  take: { type: 'string' },
  port: { type: 'string', default: '5173' },
  url: { type: 'string' },
  'control-token': { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

type Options = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

interface Terminal {
  say(text: string): void
  complain(text: string): void
}

function endpointNamed(id = ''): Endpoint {
  const found = implementations.find(({ endpoint }) => endpoint.id === id)
  if (found) return found.endpoint
  const [area] = id.split('.')
  const near = implementations.flatMap(({ endpoint }) => (endpoint.id.startsWith(`${area}.`) ? [endpoint.id] : []))
  throw new WrongUse(`no call is named "${id}"; ${near.length > 0 ? `there are ${near.join(', ')}` : usage}`)
}

const hostOf = ({ url, port }: Options) => hostUrl(url, port)

async function sessionOf(given: Options): Promise<string | undefined> {
  const { as: account, world, session, 'control-token': token = process.env.PARLOR_CONTROL_TOKEN } = given
  if (account === undefined) return session
  return (await callControl(control.signIn, { world, account }, { url: hostOf(given), token })).token
}

/** The files by the field they belong to. */
async function filesOf({ file: given = [] }: Options): Promise<Record<string, File[]>> {
  const files = given.map(async (text) => {
    const [field = '', path = ''] = text.split('=')
    return { field, file: new File([await readFile(path)], basename(path)) }
  })
  const grouped = Map.groupBy(await Promise.all(files), ({ field }) => field)
  return Object.fromEntries(Array.from(grouped, ([field, all]) => [field, all.map(({ file }) => file)]))
}

async function messageOf(endpoint: Endpoint, input: object, given: Options) {
  const { method, module, body, bodyType, encrypted } = endpoint
  const session = await sessionOf(given)
  const sent = body && (await encodeBody(bodyType, encrypted ? { data: await encrypt(input) } : input))
  const headers = {
    'X-World': given.world ?? 'default',
    ...(session && { Authorization: session }),
    ...(module && { ModuleId: module }),
    ...(encrypted && { Encryption: publicKey.keyId }),
    ...sent?.headers,
  }
  return { method, headers, body: sent?.body }
}

async function send(address: URL, message: RequestInit) {
  const response = await fetch(address, message).catch(() => {
    throw new Error(
      `nothing answers at ${address.origin}; start it with npm start, or name another with --port or --url`,
    )
  })
  return response.json()
}

function inputOf(json: string): Record<string, string> {
  try {
    return JSON.parse(json)
  } catch {
    throw new WrongUse(`the input is not JSON: ${json}`)
  }
}

async function ask([id, json = '{}']: readonly string[], given: Options) {
  const endpoint = endpointNamed(id)
  const input = inputOf(json)
  const query = endpoint.query ? `?${new URLSearchParams(input)}` : ''
  return send(
    new URL(`${endpoint.path}${query}`, hostOf(given)),
    await messageOf(endpoint, { ...input, ...(await filesOf(given)) }, given),
  )
}

function taken(answer: unknown, path: string): string {
  const part = partOf(answer, path)
  if (part === undefined || part === null) throw new Error(`the answer has nothing at "${path}"`)
  return typeof part === 'object' ? JSON.stringify(part) : String(part)
}

/** Calls an endpoint of a running simulated gateway as the app would, prints the answer, and gives the exit code. */
export async function runCall(args: readonly string[], { say, complain }: Terminal): Promise<number> {
  try {
    const { values, positionals } = readArguments(args, options)
    const answer = values.help ? undefined : await ask(positionals, values)
    if (answer === undefined) say(usage)
    else if (answer.success && values.take !== undefined) say(taken(answer.value, values.take))
    else say(JSON.stringify(answer, null, 2))
    return answer && !answer.success ? 1 : 0
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error))
    return exitCodeOf(error)
  }
}
