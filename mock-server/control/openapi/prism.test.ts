import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createExpressHost } from '#mock-server/hosts/express.ts'
import { type Call, runConformance, sentBody } from '#mock-server/verify/conformance/run.ts'
import { conformanceScript } from '#mock-server/verify/conformance/script.ts'
import { listen } from '#mock-server/verify/testing/listen.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'
import { declaredEndpoints } from '../declared-endpoints.ts'
import { describeApi } from './describe-api.ts'

interface Violation {
  location: string[]
  severity: string
  message: string
}

const freePort = () =>
  new Promise<number>((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => found(port))
    })
  })

/** Starts Prism as a proxy before the gateway. Prism reports deviations from the document in a header. */
async function startProxy(document: string, upstream: string) {
  const port = await freePort()
  const proxy = spawn('prism', ['proxy', document, upstream, '--port', `${port}`, '--cors', 'false'])
  await new Promise<void>((listening, failed) => {
    let output = ''
    const append = (part: Buffer) => {
      output += part
      if (output.includes('is listening')) listening()
    }
    proxy.stdout.on('data', append)
    proxy.stderr.on('data', append)
    proxy.on('exit', () => failed(new Error(output)))
  })
  return { url: `http://127.0.0.1:${port}`, close: () => proxy.kill() }
}

/** Returns true for UTF-8 text. Prism breaks every other body, so pictures bypass it. */
function isText({ base64 = '' }: Call): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(base64, 'base64'))
    return true
  } catch {
    return false
  }
}

/** Requests to no endpoint have no description in the document, so they are left out. */
const calls = conformanceScript.filter(({ endpoint }) => endpoint)

const folder = mkdtempSync(join(tmpdir(), 'parlor-prism-'))
const violations: Violation[][] = []

beforeAll(async () => {
  const { gateway, worlds } = await createPlatform()
  const host = await listen(createExpressHost({ gateway, worlds, pages: () => undefined }))
  const document = join(folder, 'openapi.json')
  writeFileSync(document, JSON.stringify(describeApi(declaredEndpoints)))
  const proxy = await startProxy(document, host.url)
  await runConformance(async (call) => {
    const { path, method, headers } = call
    const { url } = isText(call) ? proxy : host
    const response = await fetch(`${url}${path}`, { method, headers, body: sentBody(call) })
    violations.push(JSON.parse(response.headers.get('sl-violations') ?? '[]'))
    return { status: response.status, body: await response.text() }
  }, calls).finally(() => {
    proxy.close()
    host.close()
  })
}, 120_000)

afterAll(() => rmSync(folder, { recursive: true }))

const errorsIn = (at: number, place: 'request' | 'response') =>
  (violations[at] ?? [])
    .filter(({ location, severity }) => location[0] === place && severity === 'Error')
    .map(({ location, message }) => `${location.join('.')}: ${message}`)

const steps = calls.map(({ name, expect: expected }, at) => ({ at, name, expected }))

test.each(steps.filter(({ expected }) => expected !== 'malformed'))(
  'the answer to $name conforms to the document',
  ({ at }) => expect(errorsIn(at, 'response')).toEqual([]),
)

test.each(steps.filter(({ expected }) => expected === 'ok'))(
  'the request of $name conforms to the document',
  ({ at }) => expect(errorsIn(at, 'request')).toEqual([]),
)
