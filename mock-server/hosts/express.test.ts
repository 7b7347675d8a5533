import { gzipSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { games } from '#contract/games.ts'
import { member } from '#contract/member.ts'
import { readEvents } from '#mock-server/control/read-events.ts'
import { expressHostPerTest } from '#mock-server/verify/testing/express-host.ts'

const host = expressHostPerTest()
const { ask, askJson } = host

const page = { headers: { accept: 'text/html' } }

describe('the Express host', () => {
  test('answers a call in the world of its address', async () => {
    const response = await ask('/w/default@2/wps/member/info', { headers: { authorization: host.platform.token } })
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(await response.json()).toMatchObject({ success: true, value: { account: 'haedal_92' } })
    expect(await askJson('/w/nobody/wps/member/info')).toMatchObject({
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
    const { status, body } = await askJson('/__gateway/openapi.json')
    expect(status).toBe(200)
    expect(body).toMatchObject({ openapi: '3.1.0', paths: { [member.memberInfo.path]: { get: {} } } })
    const page = await (await ask('/__gateway/docs')).text()
    const files = [...page.matchAll(/(?:href|src)="(\/[^"]+)"/g)].map(([, address]) => address ?? '')
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) expect((await ask(file)).status, file).toBe(200)
  })

  test('serves generated pictures', async () => {
    const response = await ask('/__art/certificates/19.svg')
    expect(response.headers.get('content-type')).toContain('image/svg+xml')
    expect(await response.text()).toContain('<svg')
  })

  test('reads a compressed body', async () => {
    const body = gzipSync(JSON.stringify({ nodeId: 'none', token: host.platform.token, vendor: 'PP' }))
    const headers = { authorization: host.platform.token, 'content-encoding': 'gzip' }
    expect(await askJson(games.addFavorite.path, { method: 'POST', headers, body })).toMatchObject({
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
    '/__art/certificates/19.svg',
    '/?scenario=trial',
    '/nowhere',
  ])('%s carries the security headers', async (path) => {
    const { headers } = await ask(path, page)
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
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
      '/__art/certificates/19.svg',
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
    await vi.waitFor(() => expect(host.platform.worlds.events.watchers()).toBe(0))
  })

  test('to a client that accepts anything is a page only at a page address', async () => {
    const anything = { headers: { accept: '*/*' } }
    expect(await (await ask('/m/home', anything)).text()).toContain('the app')
    expect(await (await ask('/', anything)).text()).toContain('the app')
    expect((await ask('/assets/gone.js', anything)).status).toBe(404)
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
    const owned = { authorization: host.platform.token, ...headers }
    expect(await askJson(games.addFavorite.path, { method: 'POST', headers: owned, body })).toMatchObject({
      status,
      body: { success: false, errorCode, field: 'body' },
    })
    expect(host.platform.world().journal.read()).toMatchObject([{ status, errorCode }])
  })

  test('a snapshot may be larger than a call', async () => {
    const snapshot = host.platform.world().snapshot()
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
    expect(await askJson('/__gateway/snapshot', { method: 'PUT', body })).toMatchObject({ status: 200 })
  })
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
    await vi.waitFor(() => expect(host.platform.worlds.events.watchers()).toBe(0))

    await ask('/wps/memberr/info')
    const headers = { 'last-event-id': first.value?.id ?? '' }
    const resumed = readEvents((await ask('/__gateway/events?kinds=journal', { headers })).body!)
    expect((await resumed.next()).value?.event).toMatchObject({ value: { path: '/wps/memberr/info' } })
    await resumed.return()
  })
})
