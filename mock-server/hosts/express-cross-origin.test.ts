import { beforeEach, describe, expect, test } from 'vitest'
import { deposit } from '#contract/deposit.ts'
import { messages } from '#contract/messages.ts'
import { declaredEndpoints } from '#mock-server/control/declared-endpoints.ts'
import { chat } from '#mock-server/vendors/chat/contract.ts'
import { pay } from '#mock-server/vendors/pay/contract.ts'
import { expressHostPerTest } from '#mock-server/verify/testing/express-host.ts'
import { tokenIn } from '#mock-server/verify/testing/launch.ts'
import { listen } from '#mock-server/verify/testing/listen.ts'
import { builtPages } from './built-pages.ts'
import { createExpressHost } from './express.ts'

const host = expressHostPerTest()
const { ask } = host

describe('a page of another origin', () => {
  const origin = 'https://play.example'
  let open: Awaited<ReturnType<typeof listen>>
  beforeEach(async () => {
    const { gateway, worlds } = host.platform
    const origins = [origin]
    const pages = builtPages({ app: host.folder, vendors: host.folder, studio: host.folder, origins })
    open = await listen(createExpressHost({ gateway, worlds, origins, pages }))
    return () => open.close()
  })

  const players = declaredEndpoints.filter(({ path }) => /^\/(wps|lgw|lotto)\//.test(path))

  test.each([...new Set(players.map(({ method }) => method))])('may make the players’ calls by %s', async (method) => {
    const { path = '' } = players.find((endpoint) => endpoint.method === method) ?? {}
    const headers = { origin, 'access-control-request-method': method }
    const { status, headers: allowed } = await fetch(`${open.url}/w/default${path}`, { method: 'OPTIONS', headers })
    expect([status, allowed.get('access-control-allow-origin')]).toEqual([204, origin])
    expect(allowed.get('access-control-allow-methods')?.split(', ')).toContain(method)
  })

  test('may frame vendors’ pages', async () => {
    const policy = (await fetch(`${open.url}/m/lotto-h5/vn/trad/games/lobby`)).headers.get('content-security-policy')
    expect(policy).toContain(`frame-ancestors 'self' ${origin}`)
  })

  test.each([
    ['that is not allowed', 'https://elsewhere.example', '/wps/system/status'],
    ['for the control API', origin, '/__gateway/worlds'],
  ])('%s gets no CORS headers', async (_, from, path) => {
    const { headers } = await fetch(open.url + path, { headers: { origin: from } })
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })
})

describe('a player’s build on another origin', () => {
  const origin = 'https://play.example'
  const from = (headers: Record<string, string> = {}) => ({ headers: { origin, ...headers } })
  const corsOf = ({ headers }: Response) => headers.get('access-control-allow-origin')
  let open: Awaited<ReturnType<typeof listen>>

  beforeEach(async () => {
    open = await listen(createExpressHost({ ...host.platform, origins: [origin], pages: () => undefined }))
    return () => open.close()
  })

  const askOpen = (path: string, init?: RequestInit) => fetch(`${open.url}${path}`, init)

  test('may make the players’ calls and read the clock; refusals too', async () => {
    for (const path of ['/wps/system/status', '/wps/member/info', '/wps/nowhere', '/__art/certificates/19.svg']) {
      const response = await askOpen(path, from())
      expect(corsOf(response), path).toBe(origin)
      expect(response.headers.get('access-control-expose-headers')).toBe('Date')
      expect(response.headers.get('vary')).toContain('Origin')
    }
  })

  test('receives the allowed method and headers from a preflight', async () => {
    const preflight = {
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'encryption,moduleid',
    }
    const response = await askOpen('/wps/session/login', { method: 'OPTIONS', ...from(preflight) })
    expect(response.status).toBe(204)
    const listed = (name: string) => response.headers.get(`access-control-allow-${name}`)?.split(', ').toSorted()
    expect(listed('methods')).toEqual(['DELETE', 'GET', 'POST', 'PUT'])
    expect(listed('headers')).toEqual(['Authorization', 'Content-Type', 'Device', 'Encryption', 'ModuleId'])
    expect(corsOf(response)).toBe(origin)
  })

  test('may not use the control API, and nobody else may make the players’ calls', async () => {
    for (const path of ['/__gateway/worlds', '/__gateway/openapi.json', '/__gateway/health', '/m/home']) {
      expect(corsOf(await askOpen(path, from())), path).toBeNull()
    }
    const foreign = await askOpen('/wps/system/status', { headers: { origin: 'https://evil.example' } })
    expect(corsOf(foreign)).toBeNull()
    expect(corsOf(await ask('/wps/system/status', from()))).toBeNull()
  })

  const look = { b2c: 'true', language: 'EN', backUrl: '/m/message?a=1', headerColor: '#4B46E8', title: 'Help' }
  const input = { amount: 50_000, language: 'EN', idempotencyKey: 'paid-from-elsewhere' }
  const answered = async (answer: Response) => ({ status: answer.status, ...(await answer.json()) })

  /** Opens a payment and a chat from an app at this address. Returns the answers. */
  async function leave(appUrl: string) {
    const { token } = host.platform
    const headers = { origin, authorization: token, 'content-type': 'application/json' }
    const body = JSON.stringify({ ...input, appUrl })
    const query = new URLSearchParams({ ...look, appUrl, token })
    return {
      payment: await answered(await askOpen(deposit.paymentGateway.path, { method: 'POST', headers, body })),
      chat: await answered(
        await askOpen(`${messages.launchChat.path}?${query}`, { headers: { ...headers, ModuleId: 'CBS3' } }),
      ),
    }
  }

  test.each([
    [`${origin}/`, origin],
    [`${origin}/shop/`, `${origin}/shop`],
    [`${origin}/a/../w/blue@2/`, `${origin}/w/blue@2`],
  ])('is where payment and chat return: %s', async (appUrl, returned) => {
    const { payment, chat: opened } = await leave(appUrl)
    expect(await host.platform.call(pay.open, { token: tokenIn(payment.value.payUrl) })).toMatchObject({
      appUrl: returned,
      backUrl: expect.stringMatching(/^\/m\/voucherCenter\?deposit=/),
    })
    expect(await host.platform.call(chat.open, { token: tokenIn(opened.value.chatUrl) })).toMatchObject({
      appUrl: returned,
      backUrl: look.backUrl,
    })
  })

  test.each([
    'https://elsewhere.example/',
    `${origin}.elsewhere.example/`,
    `${origin}:8443/`,
    'http://play.example/',
    'https://play.example@elsewhere.example/',
    'javascript:alert(1)//',
    `${origin}/shop/?to=https://elsewhere.example/`,
    `${origin}/shop/#/`,
    `${origin}/shop`,
    '//play.example/',
    'https:\\\\play.example/',
    '',
  ])('is nowhere else: payment and chat refuse to return to "%s"', async (appUrl) => {
    const refused = { status: 422, errorCode: 'INVALID_INPUT' }
    const { payment, chat: opened } = await leave(appUrl)
    expect(payment).toMatchObject({ ...refused, field: 'body.appUrl' })
    expect(opened).toMatchObject({ ...refused, field: 'query.appUrl' })
  })
})
