import { parseArgs } from 'node:util'
import type { Endpoint } from '#contract/resource.ts'
import { publicKey } from '#mock-server/core/decrypt.ts'
import { implementations } from '#mock-server/core/implementations.ts'
import { encodeBody } from '#mock-server/testing/encode-body.ts'
import { encrypt } from '#mock-server/testing/encrypt.ts'

const usage = `npm run call -- ENDPOINT [JSON] [options]
  ENDPOINT             the id of a call, such as member.memberInfo
  JSON                 its query or body; where the app would encrypt it, it is encrypted

  --world NAME         the world that is asked (default)
  --session TOKEN      whose call it is
  --port N             where the host listens on this machine (5173)
  --url ADDRESS        where it is, if elsewhere
  --help               this text`

const options = {
  world: { type: 'string', default: 'default' },
  session: { type: 'string' },
  port: { type: 'string', default: '5173' },
  url: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

type Options = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

function endpointNamed(id = ''): Endpoint {
  const found = implementations.find(({ endpoint }) => endpoint.id === id)
  if (found) return found.endpoint
  const [area] = id.split('.')
  const near = implementations.flatMap(({ endpoint }) => (endpoint.id.startsWith(`${area}.`) ? [endpoint.id] : []))
  throw new Error(`no call is named "${id}"; ${near.length > 0 ? `there are ${near.join(', ')}` : usage}`)
}

async function messageOf(endpoint: Endpoint, input: object, { world, session }: Options) {
  const { method, module, body, bodyType, encrypted } = endpoint
  const sent = body && (await encodeBody(bodyType, encrypted ? { data: await encrypt(input) } : input))
  const headers = {
    'X-World': world ?? 'default',
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

/** Calls an endpoint of a running simulated gateway as the app would, and prints the answer. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  if (values.help) return console.log(usage)
  const [id, json = '{}'] = positionals
  const endpoint = endpointNamed(id)
  const input: Record<string, string> = JSON.parse(json)
  const query = endpoint.query ? `?${new URLSearchParams(input)}` : ''
  const address = new URL(`${endpoint.path}${query}`, values.url ?? `http://localhost:${values.port}`)
  const answer = await send(address, await messageOf(endpoint, input, values))
  console.log(JSON.stringify(answer, null, 2))
  if (!answer.success) process.exitCode = 1
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
