import { setupServer } from 'msw/node'
import { beforeAll, describe, expect, test } from 'vitest'
import { Success } from '#contract/envelope.ts'
import { declaredEndpoints } from '#mock-server/control/declared-endpoints.ts'
import { createExpressHost } from '#mock-server/hosts/express.ts'
import { createMswHandlers } from '#mock-server/hosts/msw.ts'
import { Refusal } from '#mock-server/values/error-codes.ts'
import { listen } from '../testing/listen.ts'
import { toRequest } from '../testing/message.ts'
import { createPlatform } from '../testing/platform.ts'
import { answerOf, type Call, type Result, runConformance, type Send, sentBody } from './run.ts'
import { conformanceScript } from './script.ts'

/** Returns a sender that calls a host by fetch. */
const fetchFrom =
  (origin: string): Send =>
  async (call: Call) => {
    const { path, method, headers } = call
    const response = await fetch(`${origin}${path}`, { method, headers, body: sentBody(call) })
    const { status } = response
    const [cache, etag] = ['cache-control', 'etag'].map((name) => response.headers.get(name))
    return { status, cache, etag, body: await response.text() }
  }

async function inProcess(): Promise<Result[]> {
  const { gateway } = await createPlatform()
  return runConformance(async (call) => answerOf(await gateway(toRequest({ ...call, body: sentBody(call) }))))
}

async function throughExpress(): Promise<Result[]> {
  const { gateway, worlds } = await createPlatform()
  const { url, close } = await listen(createExpressHost({ gateway, worlds, pages: () => undefined }))
  const send = fetchFrom(url)
  return runConformance(async (call) => {
    const { body, ...answer } = await send(call)
    // Only a host with a second origin serves the vendors' games from it.
    return { ...answer, body: body.replaceAll(/http:\/\/vendors-ipv4\.localhost:\d+(?=\/)/g, '') }
  }).finally(close)
}

async function throughMsw(): Promise<Result[]> {
  const { gateway } = await createPlatform()
  const server = setupServer(...createMswHandlers(gateway))
  server.listen({ onUnhandledFrame: 'error' })
  return runConformance(fetchFrom('http://localhost')).finally(() => server.close())
}

let direct: Result[]
beforeAll(async () => {
  direct = await inProcess()
})

const outcome = ({ body }: Result) => {
  const failure = Refusal.safeParse(body)
  if (failure.success) return failure.data.errorCode
  return Success.safeParse(body).success ? 'ok' : 'malformed'
}

describe('the script', () => {
  test.each(conformanceScript.map(({ name, expect: expected }, at) => ({ at, name, expected })))(
    '$name: $wanted',
    ({ at, expected }) => {
      const result = direct[at]!
      expect(outcome(result), JSON.stringify(result.body)).toBe(expected)
    },
  )

  test('has unique step names', () => {
    const names = conformanceScript.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('the script covers', () => {
  const produced = (id: string) =>
    conformanceScript.flatMap(({ endpoint }, at) => (endpoint === id ? [outcome(direct[at]!)] : []))

  /** Errors that depend on the host, or that need hundreds of calls or hours. */
  const elsewhere = [
    ...['control.health', 'control.worlds', 'control.unknownWorldCalls', 'control.events'],
    ...['WORLD_LIMIT', 'WORLD_DROPPED', 'SNAPSHOT_LIMIT', 'WATCHER_LIMIT'],
  ]
  const scripted = declaredEndpoints.filter(({ id }) => !elsewhere.includes(id))

  test.each(scripted)('$id in success', ({ id }) => {
    expect(produced(id), `add a step to mock-server/verify/conformance/steps that calls ${id}`).toContain('ok')
  })

  const errors = scripted.flatMap(({ id, errors: codes }) => codes.map((code) => ({ id, code })))
  test.each(errors.filter(({ code }) => !elsewhere.includes(code)))('$id in its error $code', ({ id, code }) => {
    expect(produced(id), `add a step to mock-server/verify/conformance/steps in which ${id} answers ${code}`).toContain(
      code,
    )
  })
})

test.each(conformanceScript.map(({ name, endpoint }, at) => ({ at, name, endpoint })))(
  'the answer to $name conforms to the contract',
  ({ at, endpoint: id }) => {
    const { body } = direct[at]!
    const success = Success.safeParse(body)
    const { response } = declaredEndpoints.find((endpoint) => endpoint.id === id) ?? {}
    if (success.success && response) expect(response.safeParse(success.data.value).error).toBeUndefined()
    else if (typeof body === 'object') expect(Refusal.parse(body).message).not.toBe('')
    else expect(conformanceScript[at]?.expect).toBe('malformed')
  },
)

describe('every host answers as the core itself', () => {
  const hosts: [string, () => Promise<Result[]>][] = [
    ['Express over HTTP', throughExpress],
    ['MSW in Node', throughMsw],
    ['the core again, in another host', inProcess],
  ]

  test.each(hosts)(
    '%s',
    async (_, run) => {
      const results = await run()
      for (const [at, result] of results.entries()) expect(result).toEqual(direct[at])
      expect(results).toHaveLength(direct.length)
    },
    180_000,
  )
})
