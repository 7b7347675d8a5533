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

/** Prism between whoever asks `url` and the gateway: it notes in a header what is not as the document says. */
async function startProxy(document: string, upstream: string) {
  const port = await freePort()
  const proxy = spawn('prism', ['proxy', document, upstream, '--port', `${port}`, '--cors', 'false'])
  await new Promise<void>((listening, failed) => {
    let told = ''
    const hear = (part: Buffer) => {
      told += part
      if (told.includes('is listening')) listening()
    }
    proxy.stdout.on('data', hear)
    proxy.stderr.on('data', hear)
    proxy.on('exit', () => failed(new Error(told)))
  })
  return { url: `http://127.0.0.1:${port}`, close: () => proxy.kill() }
}

/** Prism takes every body for text in UTF-8 and breaks any other, so a picture goes past it. */
function isText({ base64 = '' }: Call): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(base64, 'base64'))
    return true
  } catch {
    return false
  }
}

/** Requests that are none of an endpoint's have nothing in the document to be like. */
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

const met = (at: number, place: 'request' | 'response') =>
  (violations[at] ?? [])
    .filter(({ location, severity }) => location[0] === place && severity === 'Error')
    .map(({ location, message }) => `${location.join('.')}: ${message}`)

const steps = calls.map(({ name, expect: wanted }, at) => ({ at, name, wanted }))

test.each(steps.filter(({ wanted }) => wanted !== 'malformed'))(
  'what $name answers is as the document says',
  ({ at }) => expect(met(at, 'response')).toEqual([]),
)

test.each(steps.filter(({ wanted }) => wanted === 'ok'))('what $name sends is as the document says', ({ at }) =>
  expect(met(at, 'request')).toEqual([]),
)
