import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { games } from '#contract/games.ts'
import { member } from '#contract/member.ts'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import { declaredEndpoints } from '#mock-server/control/declared-endpoints.ts'
import { readEvents } from '#mock-server/control/read-events.ts'
import { listen } from '#mock-server/verify/testing/listen.ts'
import { createPlatform, type Platform } from '#mock-server/verify/testing/platform.ts'
import type { Fault } from '#mock-server/world/fault.ts'
import { builtPages, createExpressHost } from './express.ts'

const folder = mkdtempSync(join(tmpdir(), 'parlor-host-'))
let platform: Platform
let host: Awaited<ReturnType<typeof listen>>

beforeAll(() => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html><base href="/" /><title>the app</title>')
  writeFileSync(join(folder, 'app.js'), 'the script')
  writeFileSync(join(folder, 'lottery.html'), '<!doctype html><title>the lottery house</title>')
  writeFileSync(join(folder, 'slot.html'), '<!doctype html><title>the slot</title>')
})

beforeEach(async () => {
  platform = await createPlatform({ scenario: 'member-with-favorites' })
  const { gateway, worlds } = platform
  host = await listen(createExpressHost({ gateway, worlds, pages: builtPages({ app: folder, vendors: folder }) }))
  return () => host.close()
})

afterAll(() => rmSync(folder, { recursive: true }))

const page = { headers: { accept: 'text/html' } }
const ask = (path: string, init?: RequestInit) => fetch(`${host.url}${path}`, init)
const asked = async (path: string, init?: RequestInit) => {
  const response = await ask(path, init)
  return { status: response.status, body: await response.json() }
}

describe('a page of another origin', () => {
  const origin = 'https://play.example'
  let open: Awaited<ReturnType<typeof listen>>
  beforeEach(async () => {
    const { gateway, worlds } = platform
    const origins = [origin]
    const pages = builtPages({ app: folder, vendors: folder, origins })
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
    [`${origin}/`, 200],
    ['https://elsewhere.example/', 302],
  ])('opens a payment page, without a redirect if the referer %s is allowed: %d', async (referer, status) => {
    const headers = { accept: 'text/html', referer }
    expect(await fetch(`${open.url}/__vendors/slot.html`, { headers, redirect: 'manual' })).toMatchObject({ status })
  })

  test.each([
    ['that is not allowed', 'https://elsewhere.example', '/wps/system/status'],
    ['for the control API', origin, '/__gateway/worlds'],
  ])('%s gets no CORS headers', async (_, from, path) => {
    const { headers } = await fetch(open.url + path, { headers: { origin: from } })
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })
})

describe('the Express host', () => {
  test('answers a call in the world of its address', async () => {
    const response = await ask('/w/default@2/wps/member/info', { headers: { authorization: platform.token } })
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(await response.json()).toMatchObject({ success: true, value: { account: 'haedal_92' } })
    expect(await asked('/w/nobody/wps/member/info')).toMatchObject({
      status: 404,
      body: { errorCode: 'WORLD_UNKNOWN' },
    })
  })

  test('does not reveal its software, and sends no CORS headers', async () => {
    for (const path of ['/wps/system/status', '/__gateway/health']) {
      const { headers } = await ask(path, { headers: { origin: 'https://elsewhere.example' } })
      expect(headers.get('x-powered-by')).toBeNull()
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  })

  test('describes its calls in a document and on a page that reads it', async () => {
    const { status, body } = await asked('/__gateway/openapi.json')
    expect(status).toBe(200)
    expect(body).toMatchObject({ openapi: '3.1.0', paths: { [member.memberInfo.path]: { get: {} } } })
    const page = await (await ask('/__gateway/docs')).text()
    const files = [...page.matchAll(/(?:href|src)="(\/[^"]+)"/g)].map(([, address]) => address ?? '')
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) expect((await ask(file)).status, file).toBe(200)
  })

  test('draws pictures', async () => {
    const response = await ask('/__art/certificate.svg')
    expect(response.headers.get('content-type')).toContain('image/svg+xml')
    expect(await response.text()).toContain('<svg')
  })

  test('reads a compressed body', async () => {
    const body = gzipSync(JSON.stringify({ nodeId: 'none', token: platform.token, vendor: 'PP' }))
    const headers = { authorization: platform.token, 'content-encoding': 'gzip' }
    expect(await asked(games.addFavorite.path, { method: 'POST', headers, body })).toMatchObject({
      body: { errorCode: 'GAME_NOT_FOUND' },
    })
  })
})

describe('every answer', () => {
  test.each([
    '/m/home',
    '/',
    '/index.html',
    '/app.js',
    '/m/lotto-h5/vn/trad/games/lobby',
    '/wps/system/status',
    '/__gateway/health',
    '/__gateway/docs',
    '/__art/certificate.svg',
    '/?scenario=trial',
    '/nowhere',
  ])('%s carries the security headers', async (path) => {
    const { headers } = await ask(path, page)
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': expect.stringMatching(/^default-src '(none|self)';.*frame-ancestors '(none|self)'$/),
    })
    expect(headers.get('content-security-policy')).not.toContain('unsafe')
  })

  test('to HEAD equals that to GET without its body, and keeps no events open', async () => {
    for (const path of [
      '/m/home',
      '/wps/system/status',
      '/__gateway/health',
      '/__gateway/events',
      '/__art/certificate.svg',
    ]) {
      const head = await ask(path, { method: 'HEAD', ...page })
      const get = await ask(path, page)
      expect({ path, status: head.status, type: head.headers.get('content-type') }).toEqual({
        path,
        status: 200,
        type: get.headers.get('content-type'),
      })
      await get.body?.cancel()
    }
    await vi.waitFor(() => expect(platform.worlds.events.watchers()).toBe(0))
  })

  test('to a client that accepts anything is a page only at a page address', async () => {
    const anything = { headers: { accept: '*/*' } }
    expect(await (await ask('/m/home', anything)).text()).toContain('the app')
    expect(await (await ask('/', anything)).text()).toContain('the app')
    expect((await ask('/assets/gone.js', anything)).status).toBe(404)
  })
})

describe('a player’s build on another origin', () => {
  const origin = 'https://play.example'
  const from = (headers: Record<string, string> = {}) => ({ headers: { origin, ...headers } })
  const corsOf = ({ headers }: Response) => headers.get('access-control-allow-origin')
  let open: Awaited<ReturnType<typeof listen>>

  beforeEach(async () => {
    open = await listen(createExpressHost({ ...platform, origins: [origin], pages: () => undefined }))
    return () => open.close()
  })

  const askOpen = (path: string, init?: RequestInit) => fetch(`${open.url}${path}`, init)

  test('may make the players’ calls and read the clock; refusals too', async () => {
    for (const path of ['/wps/system/status', '/wps/member/info', '/wps/nowhere', '/__art/certificate.svg']) {
      const response = await askOpen(path, from())
      expect(corsOf(response), path).toBe(origin)
      expect(response.headers.get('access-control-expose-headers')).toBe('Date')
      expect(response.headers.get('vary')).toContain('Origin')
    }
  })

  test('learns from a preflight what it may send', async () => {
    const asked = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'encryption,moduleid' }
    const response = await askOpen('/wps/session/login', { method: 'OPTIONS', ...from(asked) })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-methods')).toContain('POST')
    expect(response.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('encryption')
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
})

describe('an unreadable body is refused like any other bad input', () => {
  const packed = { 'content-encoding': 'gzip' }
  const strange = { 'content-encoding': 'zip' }
  const foreign = { 'content-type': 'text/plain; charset=klingon' }

  test.each<[string, Record<string, string>, BodyInit, number, string]>([
    ['longer than 64 KB', {}, JSON.stringify({ nodeId: 'x'.repeat(65_536) }), 413, 'BODY_TOO_LARGE'],
    ['longer than 64 KB once unpacked', packed, gzipSync(' '.repeat(9_000_000)), 413, 'BODY_TOO_LARGE'],
    ['that claims to be packed', packed, '{}', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['packed in an unknown way', strange, '{}', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['of an unknown charset', foreign, '{}', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ])('one %s', async (_, headers, body, status, errorCode) => {
    const owned = { authorization: platform.token, ...headers }
    expect(await asked(games.addFavorite.path, { method: 'POST', headers: owned, body })).toMatchObject({
      status,
      body: { success: false, errorCode, field: 'body' },
    })
    expect(platform.world().journal.read()).toMatchObject([{ status, errorCode }])
  })

  test('a snapshot may be larger than a call', async () => {
    const snapshot = platform.world().snapshot()
    snapshot.outbox = Array.from({ length: 200 }, (_, at) => ({
      id: at + 1,
      at: 0,
      channel: 'sms',
      to: '82',
      text: 'x'.repeat(500),
      code: '1',
    }))
    const body = JSON.stringify({ snapshot })
    expect(body.length).toBeGreaterThan(100_000)
    expect(await asked('/__gateway/snapshot', { method: 'PUT', body })).toMatchObject({ status: 200 })
  })
})

/** Makes a call by plain HTTP, which shows where a body ends early, and how many pieces it has. */
const readToTheEnd = (path: string) =>
  new Promise<{ status?: number; length: number; body: Buffer; pieces: number; broken: boolean }>((done, failed) => {
    request({ host: '127.0.0.1', port: host.port, path, headers: { authorization: platform.token } }, (response) => {
      const read: Buffer[] = []
      const { statusCode: status, headers } = response
      response.on('data', (piece) => read.push(piece)).on('error', () => undefined)
      response.on('close', () =>
        done({
          status,
          length: Number(headers['content-length']),
          body: Buffer.concat(read),
          pieces: read.length,
          broken: !response.complete,
        }),
      )
    })
      .on('error', failed)
      .end()
  })

describe('events', () => {
  test('come through as they happen, for as long as the client listens', async () => {
    const gone = new AbortController()
    const response = await ask('/__gateway/events?kinds=journal', { signal: gone.signal })
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    const events = readEvents(response.body!)
    await ask('/wps/captcha', { headers: { moduleid: 'VALID_CAPTCHA3' } })
    const first = await events.next()
    expect(first.value?.event).toMatchObject({ kind: 'journal', value: { endpoint: 'auth.captcha' } })
    gone.abort()
    await expect(events.next()).rejects.toThrow('aborted')
    await vi.waitFor(() => expect(platform.worlds.events.watchers()).toBe(0))

    await ask('/wps/memberr/info')
    const headers = { 'last-event-id': first.value?.id ?? '' }
    const resumed = readEvents((await ask('/__gateway/events?kinds=journal', { headers })).body!)
    expect((await resumed.next()).value?.event).toMatchObject({ value: { path: '/wps/memberr/info' } })
    await resumed.return()
  })
})

describe('a wrong method', () => {
  test.each([
    ['PATCH', '/wps/captcha'],
    ['OPTIONS', '/wps/captcha'],
    ['DELETE', '/__gateway/settings'],
  ])('%s %s gets the allowed methods', async (method, path) => {
    const response = await ask(path, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toMatch(/^[A-Z]+(, [A-Z]+)*$/)
  })
})

describe('a fault of transport', () => {
  const faulty = (transport: Fault['transport'], dripTime?: number) =>
    platform.world().faults.set([{ endpoint: member.memberInfo.id, transport, dripTime, times: 1 }])
  const info = (init?: RequestInit) => ask('/wps/member/info', { headers: { authorization: platform.token }, ...init })

  test('reset breaks the connection', async () => {
    faulty('reset')
    await expect(info()).rejects.toMatchObject({ message: 'fetch failed', cause: { code: 'ECONNRESET' } })
    await expect(info()).resolves.toMatchObject({ status: 200 })
  })

  test('truncated breaks it after half of the body', async () => {
    faulty('truncated')
    const { status, length, body, broken } = await readToTheEnd('/wps/member/info')
    expect(status).toBe(200)
    expect(broken).toBe(true)
    expect(body.length).toBe(Math.ceil(length / 2))
    expect(`${body}`).toMatch(/^\{"success":true/)
  })

  test('drip sends the whole body in pieces', async () => {
    faulty('drip', 40)
    const { length, body, broken, pieces } = await readToTheEnd('/wps/member/info')
    expect(broken).toBe(false)
    expect(JSON.parse(`${body}`)).toMatchObject({ value: { account: 'haedal_92' } })
    expect(body.length).toBe(length)
    expect(pieces).toBeGreaterThan(5)
  })

  test('drip ends when the client disconnects', async () => {
    faulty('drip', 600_000)
    const given = new AbortController()
    const response = await info({ signal: given.signal })
    given.abort()
    await expect(response.text()).rejects.toThrow('aborted')
    await expect(info()).resolves.toMatchObject({ status: 200 })
  })

  test('hang answers nothing, while others are answered', async () => {
    faulty('hang')
    const given = new AbortController()
    let settled = false
    const hanging = info({ signal: given.signal }).finally(() => {
      settled = true
    })
    for (let at = 0; at < 5; at += 1) await info()
    expect(settled).toBe(false)
    given.abort()
    await expect(hanging).rejects.toThrow('aborted')
  })
})

/** Makes a request under a host name that only browsers resolve, and returns the answer with its redirect. */
const askAs = (name: string, path: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  new Promise<{ status?: number; location?: string; policy: string; text: string }>((done, failed) => {
    const options = { host: '127.0.0.1', port: host.port, path, headers: { ...headers, host: `${name}:${host.port}` } }
    request(options, async (response) => {
      const { statusCode: status, headers } = response
      const text = await new Response(Readable.toWeb(response) as ReadableStream).text()
      done({ status, location: headers.location, policy: `${headers['content-security-policy']}`, text })
    })
      .on('error', failed)
      .end()
  })

describe.each([
  ['localhost', 'vendors.localhost'],
  ['127.0.0.1', 'vendors-ipv4.localhost'],
])('for an app at %s the vendors', (app, vendors) => {
  test('have their pages at another origin, in the same world', async () => {
    for (const path of ['/__vendors/slot.html?token=a', '/w/default@2/__vendors/slot.html?token=a']) {
      const location = `http://${vendors}:${host.port}${path}`
      expect(await askAs(app, path)).toMatchObject({ status: 302, location })
      expect(await askAs(vendors, path)).toMatchObject({ status: 200, text: expect.stringContaining('the slot') })
    }
  })

  test('may be framed only by that app, and the app may frame them', async () => {
    const { policy } = await askAs(vendors, '/__vendors/slot.html')
    expect(policy).toContain(`frame-ancestors 'self' http://${app}:${host.port}`)
    expect((await askAs(app, '/m/home')).policy).toContain(`frame-src 'self' http://${vendors}:${host.port};`)
  })

  test('serve neither the app nor the platform there: a page redirects to the app, a call gets a 404', async () => {
    const path = '/w/default@2/m/voucherCenter?deposit=1'
    expect(await askAs(vendors, path)).toMatchObject({ status: 302, location: `http://${app}:${host.port}${path}` })
    for (const call of ['/__gateway/worlds', '/wps/member/info', '/w/default/wps/member/info', '/lgw/x']) {
      expect(await askAs(vendors, call), call).toMatchObject({ status: 404 })
    }
    expect(await askAs(vendors, '/__art/certificate.svg')).toMatchObject({ status: 200 })
    expect(await askAs(vendors, '/__vendors/api/slot/nothing')).toMatchObject({
      text: expect.stringContaining('the nearest are'),
    })
  })

  test('have the address of a launched game', async () => {
    const { gameId, nodeId, vassalage } = catalogue.hot()[0]?.games[0] ?? { gameId: '', nodeId: '', vassalage: '' }
    const common = { platform: 'html5', merchantCode: platform.world().merchant().code, language: 'EN' }
    const query = new URLSearchParams({ ...common, gameId, nodeId, accountType: vassalage })
    const session = { authorization: platform.token }
    const launched = await askAs(app, `/w/default@2${games.launch.path}?${query}`, session)
    expect(JSON.parse(launched.text).value.content.game_url).toMatch(
      new RegExp(`^http://${vendors}:${host.port}/w/default@2/__vendors/[a-z]+\\.html\\?token=`),
    )
  })
})

test('a host of any other name has the vendors’ pages at its own origin', async () => {
  expect(await askAs('parlor.example', '/__vendors/slot.html')).toMatchObject({ status: 200 })
})

describe("a fault of a vendor's page", () => {
  const frame = '/m/lotto-h5/vn/trad/games/lobby?token=a'

  test.each([
    ['vendors.localhost', '/__vendors/slot.html?token=a'],
    ['localhost', frame],
    ['localhost', `/w/default@2${frame}`],
  ])('applies at %s: %s', async (name, path) => {
    platform.world().faults.set([{ endpoint: 'files.page', status: 502, times: 1 }])
    const failed = { status: 502, text: expect.stringContaining('FAULT_INJECTED') }
    const answer = await askAs(name, path)
    expect(answer).toMatchObject(failed)
    expect(answer.policy).toContain("frame-ancestors 'self'")
    expect(await askAs(name, path)).toMatchObject({ status: 200 })
  })

  test('breaks the connection', async () => {
    platform.world().faults.set([{ endpoint: 'files.*', transport: 'reset', times: 1 }])
    await expect(ask(frame, page)).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } })
  })

  test('does not affect the app and the files of a vendor', async () => {
    platform.world().faults.set([{ endpoint: 'files.page', status: 502 }])
    expect((await ask('/m/home', page)).status).toBe(200)
    expect((await ask('/app.js')).status).toBe(200)
  })
})

describe('pages and files', () => {
  test.each(['/', '/m/home', '/m/gameList?gameType=RNG', '/nowhere'])(
    '%s is the app, which knows its own routes',
    async (path) => {
      const response = await ask(path, page)
      expect(response.status).toBe(200)
      expect(await response.text()).toContain('the app')
    },
  )

  test('a file is served unchanged, and answers HEAD', async () => {
    expect(await (await ask('/app.js')).text()).toBe('the script')
    expect(await ask('/app.js', { method: 'HEAD' })).toMatchObject({ status: 200 })
    const frame = await ask('/m/lotto-h5/vn/trad/games/lobby?token=a&prize_mode=Elott', page)
    expect(await frame.text()).toContain('the lottery house')
  })

  test('a missing file is a 404 that names the nearest endpoints', async () => {
    expect(await asked('/assets/gone.js')).toMatchObject({
      status: 404,
      body: { errorCode: 'NOT_FOUND', message: expect.stringContaining('the nearest are') },
    })
  })

  test('?scenario= creates a world for the browser', async () => {
    const html = await (await ask('/m/home?scenario=trial', page)).text()
    const name = /\/w\/(w-[0-9a-f]{8})\/m\/home/.exec(html)?.[1] ?? ''
    expect(platform.worlds.find(name).scenario).toBe('trial')
  })

  test('a scenario link opens only as a page, and HEAD creates nothing', async () => {
    const before = platform.worlds.list().length
    const picture = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }
    expect(await asked('/?scenario=trial', { headers: picture })).toMatchObject({
      status: 403,
      body: { errorCode: 'CONTROL_REFUSED', field: 'header.Sec-Fetch-Mode' },
    })
    await ask('/?scenario=trial', { method: 'HEAD', ...page })
    expect(platform.worlds.list()).toHaveLength(before)
  })

  describe('of a world', () => {
    beforeEach(async () => {
      await platform.worlds.replace({ name: 'blue', scenario: 'default', seed: 'blue' })
    })

    test.each([
      ['/w/blue/', '/w/blue/'],
      ['/w/blue@2/m/home', '/w/blue@2/'],
      ['/m/home', '/'],
    ])('%s is the app with the base %s', async (path, base) => {
      expect(await (await ask(path, page)).text()).toContain(`<base href="${base}" />`)
    })

    test.each([
      ['/w/blue/app.js', 'the script'],
      ['/w/blue/m/lotto-h5/vn/trad/games/lobby', 'the lottery house'],
    ])('%s is the file itself', async (path, content) => {
      expect(await (await ask(path, page)).text()).toContain(content)
    })

    test('the address without its slash redirects to the one with it', async () => {
      const response = await ask('/w/blue?a=1', { ...page, redirect: 'manual' })
      expect(response.status).toBe(302)
      expect(response.headers.get('location')).toBe('/w/blue/?a=1')
    })

    test.each(['/w/nobody/m/home', '/w/nobody', '/w/blue@0/', '/w/%3Cscript%3E/'])(
      '%s is a page that names the missing world',
      async (path) => {
        const response = await ask(path, page)
        expect(response.status).toBe(404)
        expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
        const html = await response.text()
        expect(html).toMatch(/there is no world &quot;(nobody|blue@0|%3Cscript%3E)&quot;/)
        expect(html).not.toContain('the app')
        expect(html.includes('--world nobody')).toBe(path.includes('nobody'))
      },
    )

    test('the documentation of the gateway is only at the root', async () => {
      expect((await ask('/w/blue/__gateway/docs', page)).status).toBe(404)
    })
  })

  test('no path leads out of the folder', async () => {
    // fetch would normalise the path.
    const status = await new Promise<number | undefined>((answered, failed) => {
      const { port } = host
      request({ host: '127.0.0.1', port, path: '/../../../../etc/passwd' }, (response) => {
        response.resume()
        answered(response.statusCode)
      })
        .on('error', failed)
        .end()
    })
    expect(status).toBeGreaterThanOrEqual(400)
  })
})
