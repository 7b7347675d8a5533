import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveFolder } from './static-server.mjs'

const parent = mkdtempSync(join(tmpdir(), 'static-server-'))
const folder = join(parent, 'site')
let server: Awaited<ReturnType<typeof serveFolder>>

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  mkdirSync(join(folder, 'games/slot'), { recursive: true })
  writeFileSync(join(parent, 'secret.html'), 'secret')
  writeFileSync(join(folder, 'index.html'), 'the app')
  writeFileSync(join(folder, 'games/slot/index.html'), 'the slot')
  writeFileSync(join(folder, 'worker.js'), '1')
  writeFileSync(join(folder, 'assets/font-C0ffee12.woff2'), '')
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

test('returns a folder’s own page', async () => {
  expect(await (await fetch(`${server.url}/games/slot/`, page)).text()).toBe('the slot')
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

test.each(['/../secret.html', '/%2e%2e/secret.html', '/..%2fsecret.html', '/%00', '/%', `/${'a'.repeat(5000)}`])(
  'nothing outside the folder is served for %s',
  async (path) => expect(await status(path)).toBe(404),
)

/** Requests a raw path, which `fetch` would normalise. */
function status(path: string) {
  return new Promise((resolve, reject) => {
    request(`${server.url}`, { path }, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end()
  })
}
