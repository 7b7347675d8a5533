import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askRaw } from '#mock-server/verify/testing/ask-raw.ts'
import { serveFolder } from './static-server.mjs'

const parent = mkdtempSync(join(tmpdir(), 'static-server-'))
const folder = join(parent, 'site')
const script = 'const answer = 42\n'.repeat(100)
const longPage = `<!doctype html><p>${'the long page '.repeat(100)}</p>`
let server: Awaited<ReturnType<typeof serveFolder>>

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  mkdirSync(join(folder, 'games/slot'), { recursive: true })
  writeFileSync(join(parent, 'secret.html'), 'secret')
  writeFileSync(join(folder, 'index.html'), 'the app')
  writeFileSync(join(folder, 'games/slot/index.html'), 'the slot')
  writeFileSync(join(folder, 'worker.js'), '1')
  writeFileSync(join(folder, 'assets/font-C0ffee12.woff2'), '')
  writeFileSync(join(folder, 'assets/app-C0ffee12.js'), script)
  writeFileSync(join(folder, 'assets/app-C0ffee12.js.br'), brotliCompressSync(script))
  writeFileSync(join(folder, 'long.html'), longPage)
  server = await serveFolder(folder)
})

afterAll(() => {
  server.close()
  rmSync(parent, { recursive: true })
})

const page = { headers: { accept: 'text/html' } }

test('returns the app’s page for a page address without a file', async () => {
  const answer = await fetch(`${server.url}/m/home?scenario=trial`, page)
  expect(await answer.text()).toBe('the app')
  expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
})

test.each(['/games/slot/', '/games/slot'])('returns a folder’s own page for %s', async (path) => {
  expect(await (await fetch(server.url + path, page)).text()).toBe('the slot')
})

test('returns 404 for a missing file', async () => {
  expect((await fetch(`${server.url}/assets/gone.js`)).status).toBe(404)
})

test('lets a worker control the whole site, uncached', async () => {
  const { headers } = await fetch(`${server.url}/worker.js`)
  expect(headers.get('Service-Worker-Allowed')).toBe('/')
  expect(headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
  expect(headers.get('Cache-Control')).toBe('no-cache')
})

test('lets files with a content hash be cached', async () => {
  const { headers } = await fetch(`${server.url}/assets/font-C0ffee12.woff2`)
  expect(headers.get('Cache-Control')).toContain('immutable')
})

describe('a file with a Brotli copy', () => {
  const path = '/assets/app-C0ffee12.js'
  const kept = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept-Encoding' }

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['identity', undefined],
  ])('is sent to a client that accepts %s as %s', async (accepted, encoding) => {
    const { headers, body } = await fetchAs(path, { 'accept-encoding': accepted })
    expect(headers).toMatchObject(kept)
    expect(headers['content-type']?.toLowerCase()).toBe('text/javascript; charset=utf-8')
    expect(headers['content-encoding']).toBe(encoding)
    expect(body).toBe(script)
  })

  test('has an ETag, and is 304 for a client that has it', async () => {
    const accepted = { 'accept-encoding': 'br' }
    const { headers } = await fetchAs(path, accepted)
    const again = await fetchAs(path, { ...accepted, 'if-none-match': `${headers.etag}` })
    expect(again).toMatchObject({ status: 304, headers: kept, body: '' })
  })

  test('answers HEAD with the headers of GET', async () => {
    const accepted = { 'accept-encoding': 'br' }
    const head = await fetchAs(path, accepted, 'HEAD')
    const get = await fetchAs(path, accepted)
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' })
    expect(head.body).toBe('')
  })

  test.each(['br', 'gzip'])('answers a range of the bytes that %s gets', async (accepted) => {
    const part = await fetchAs(path, { 'accept-encoding': accepted, range: 'bytes=0-9' })
    const whole = accepted === 'br' ? brotliCompressSync(script).length : script.length
    expect(part).toMatchObject({ status: 206, headers: { 'content-length': '10' } })
    expect(part.headers['content-range']).toBe(`bytes 0-9/${whole}`)
  })
})

test('compresses a long page that has no copy', async () => {
  const answer = await fetchAs('/long.html', { 'accept-encoding': 'br' })
  expect(answer).toMatchObject({
    headers: { 'content-encoding': 'br', vary: 'Accept-Encoding', 'cache-control': 'no-cache' },
    body: longPage,
  })
})

test('sends a long page as it is if nothing is to be compressed', async () => {
  const near = await serveFolder(folder, { compressed: false })
  const { headers, body } = await askRaw(near.url, { path: '/long.html', headers: { 'accept-encoding': 'br' } })
  near.close()
  expect(headers['content-encoding']).toBeUndefined()
  expect(body).toBe(longPage)
})

test.each(['/../secret.html', '/%2e%2e/secret.html', '/..%2fsecret.html', '/%00', `/${'a'.repeat(5000)}`])(
  'nothing outside the folder is served for %s',
  async (path) => expect(await status(path)).toBe(404),
)

test('refuses a path that cannot be decoded', async () => expect(await status('/%')).toBe(400))

const fetchAs = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  askRaw(server.url, { path, headers, method })

const status = async (path: string) => (await fetchAs(path)).status
