import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { games } from '#contract/games.ts'
import { member } from '#contract/member.ts'
import { readEvents } from '../control/read-events.ts'
import { listen } from '../testing/listen.ts'
import { createPlatform, type Platform } from '../testing/platform.ts'
import type { Fault } from '../world/fault.ts'
import { builtPages, createExpressHost } from './express.ts'

const folder = mkdtempSync(join(tmpdir(), 'parlor-host-'))
let platform: Platform
let host: Awaited<ReturnType<typeof listen>>

beforeAll(() => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>the app</title>')
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

describe('the Express host', () => {
  test('answers a call in the world of its cookie', async () => {
    const response = await ask('/wps/member/info', {
      headers: { authorization: platform.token, cookie: 'world=default' },
    })
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(await response.json()).toMatchObject({ success: true, value: { account: 'haedal_92' } })
    expect(await asked('/wps/member/info', { headers: { cookie: 'world=nobody' } })).toMatchObject({ status: 404 })
  })

  test('tells nobody what it is made of, and sends no CORS headers', async () => {
    for (const path of ['/wps/system/status', '/__gateway/health']) {
      const { headers } = await ask(path, { headers: { origin: 'https://elsewhere.example' } })
      expect(headers.get('x-powered-by')).toBeNull()
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  })

  test('tells of its calls in a document and on a page that reads it', async () => {
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

describe('a body that it cannot read is refused like any other bad input', () => {
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

/** A call by plain HTTP, which tells where a body ends early, and in how many pieces it came. */
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
  ])('%s %s is told which there are', async (method, path) => {
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

  test('drip ends with the one who reads it', async () => {
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

describe('pages and files', () => {
  test.each(['/', '/m/home', '/m/gameList?gameType=RNG', '/nowhere'])(
    '%s is the app, which knows its own routes',
    async (path) => {
      const response = await ask(path, page)
      expect(response.status).toBe(200)
      expect(await response.text()).toContain('the app')
    },
  )

  test('a file is served as it is, and HEAD is answered for it', async () => {
    expect(await (await ask('/app.js')).text()).toBe('the script')
    expect(await ask('/app.js', { method: 'HEAD' })).toMatchObject({ status: 200 })
    expect(await (await ask('/__vendors/slot.html?token=a&world=default', page)).text()).toContain('the slot')
    const frame = await ask('/m/lotto-h5/vn/trad/games/lobby?token=a&prize_mode=Elott', page)
    expect(await frame.text()).toContain('the lottery house')
  })

  test('a file that is not there is a 404 that names the nearest endpoints', async () => {
    expect(await asked('/assets/gone.js')).toMatchObject({
      status: 404,
      body: { errorCode: 'NOT_FOUND', message: expect.stringContaining('the nearest are') },
    })
  })

  test('?scenario= makes a world of its own for the browser', async () => {
    const html = await (await ask('/m/home?scenario=trial', page)).text()
    const name = /"(w-[0-9a-f]{8})"/.exec(html)?.[1] ?? ''
    expect(platform.worlds.find(name).scenario).toBe('trial')
  })

  test('no path leads out of the folder', async () => {
    // fetch would tidy the path up before sending it.
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
