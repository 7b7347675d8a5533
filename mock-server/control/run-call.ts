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
import { UsageError } from './usage-error.ts'

const usage = `npm run call -- ENDPOINT [JSON] [options]
  ENDPOINT             the id of a call, such as member.memberInfo
  JSON                 its query or body; encrypted if the app would encrypt it

  --world NAME         the world to call (default)
  --as ACCOUNT         signs the account in without its password and makes the call in its name
  --session TOKEN      makes the call with an existing session
  --file FIELD=PATH    a file to send; repeatable
  --take PATH          prints only that part of the answer, such as token or content.0.id; a parameter of an
                       address follows a question mark: content.game_url?token
  --port N             the port of the host on this machine (5173)
  --url ADDRESS        the address of a host on another machine
  --control-token TOKEN
                       the token that --as needs if the host requires one (PARLOR_CONTROL_TOKEN)
  --help               prints this text`

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
  print(text: string): void
  printError(text: string): void
}

function endpointNamed(id = ''): Endpoint {
  const found = implementations.find(({ endpoint }) => endpoint.id === id)
  if (found) return found.endpoint
  const [area] = id.split('.')
  const near = implementations.flatMap(({ endpoint }) => (endpoint.id.startsWith(`${area}.`) ? [endpoint.id] : []))
  throw new UsageError(`no call is named "${id}"; ${near.length > 0 ? `available: ${near.join(', ')}` : usage}`)
}

const hostOf = ({ url, port }: Options) => hostUrl(url, port)

async function sessionOf(given: Options): Promise<string | undefined> {
  const { as: account, world, session, 'control-token': token = process.env.PARLOR_CONTROL_TOKEN } = given
  if (account === undefined) return session
  return (await callControl(control.signIn, { world, account }, { url: hostOf(given), token })).token
}

/** Reads the files and groups them by their field. */
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
    throw new UsageError(`the input is not JSON: ${json}`)
  }
}

async function callEndpoint([id, json = '{}']: readonly string[], given: Options) {
  const endpoint = endpointNamed(id)
  const input = inputOf(json)
  const query = endpoint.query ? `?${new URLSearchParams(input)}` : ''
  return send(
    new URL(`${endpoint.path}${query}`, hostOf(given)),
    await messageOf(endpoint, { ...input, ...(await filesOf(given)) }, given),
  )
}

function readPart(answer: unknown, path: string): string {
  const part = partOf(answer, path)
  if (part === undefined || part === null) throw new Error(`the answer has nothing at "${path}"`)
  return typeof part === 'object' ? JSON.stringify(part) : String(part)
}

/** Calls an endpoint of a running simulated gateway as the app would, prints the answer and returns the exit code. */
export async function runCall(args: readonly string[], { print, printError }: Terminal): Promise<number> {
  try {
    const { values, positionals } = readArguments({ args: [...args], options, allowPositionals: true })
    const answer = values.help ? undefined : await callEndpoint(positionals, values)
    if (answer === undefined) print(usage)
    else if (answer.success && values.take !== undefined) print(readPart(answer.value, values.take))
    else print(JSON.stringify(answer, null, 2))
    return answer && !answer.success ? 1 : 0
  } catch (error) {
    printError(error instanceof Error ? error.message : String(error))
    return exitCodeOf(error)
  }
}
