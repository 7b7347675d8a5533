import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveFolder } from './static-server.mjs'

const house = mkdtempSync(join(tmpdir(), 'static-server-'))
const folder = join(house, 'site')
let server: Awaited<ReturnType<typeof serveFolder>>

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  mkdirSync(join(folder, 'games/slot'), { recursive: true })
  writeFileSync(join(house, 'secret.html'), 'secret')
  writeFileSync(join(folder, 'index.html'), 'the app')
  writeFileSync(join(folder, 'games/slot/index.html'), 'the slot')
  writeFileSync(join(folder, 'worker.js'), '1')
  writeFileSync(join(folder, 'assets/font-C0ffee12.woff2'), '')
  server = await serveFolder(folder)
})

afterAll(() => {
  server.close()
  rmSync(house, { recursive: true })
})

const page = { headers: { accept: 'text/html' } }

test('a page that is no file is the app’s to route', async () => {
  const answer = await fetch(`${server.url}/m/home?scenario=trial`, page)
  expect(await answer.text()).toBe('the app')
  expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
})

test('a folder is its own page', async () => {
  expect(await (await fetch(`${server.url}/games/slot/`, page)).text()).toBe('the slot')
})

test('a missing file that is no page is a 404', async () => {
  expect((await fetch(`${server.url}/assets/gone.js`)).status).toBe(404)
})

test('a worker may control the whole site and is never cached', async () => {
  const { headers } = await fetch(`${server.url}/worker.js`)
  expect(headers.get('Service-Worker-Allowed')).toBe('/')
  expect(headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
  expect(headers.get('Cache-Control')).toBe('no-cache')
})

test('a file named by its content is kept', async () => {
  const { headers } = await fetch(`${server.url}/assets/font-C0ffee12.woff2`)
  expect(headers.get('Cache-Control')).toContain('immutable')
})

test.each(['/../secret.html', '/%2e%2e/secret.html', '/..%2fsecret.html', '/%00', '/%', `/${'a'.repeat(5000)}`])(
  'nothing outside the folder is served for %s',
  async (path) => expect(await status(path)).toBe(404),
)

/** `fetch` would tidy the path first. */
function status(path: string) {
  return new Promise((resolve, reject) => {
    request(`${server.url}`, { path }, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end()
  })
}
