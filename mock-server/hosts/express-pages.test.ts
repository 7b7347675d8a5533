import { beforeEach, describe, expect, test } from 'vitest'
import { askRaw } from '#mock-server/verify/testing/ask-raw.ts'
import { expressHostPerTest } from '#mock-server/verify/testing/express-host.ts'

const host = expressHostPerTest()
const { ask, askJson } = host

const page = { headers: { accept: 'text/html' } }

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
    expect(await frame.text()).toContain('the lottery page')
  })

  test('a missing file is a 404 that names the nearest endpoints', async () => {
    expect(await askJson('/assets/gone.js')).toMatchObject({
      status: 404,
      body: { errorCode: 'NOT_FOUND', message: expect.stringContaining('the nearest are') },
    })
  })

  test('?scenario= creates a world for the browser', async () => {
    const html = await (await ask('/m/home?scenario=trial', page)).text()
    const name = /\/w\/(w-[0-9a-f]{8})\/m\/home/.exec(html)?.[1] ?? ''
    expect(host.platform.worlds.find(name).scenario).toBe('trial')
  })

  test('a scenario link opens only as a page, and HEAD creates nothing', async () => {
    const before = host.platform.worlds.list().length
    const picture = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }
    expect(await askJson('/?scenario=trial', { headers: picture })).toMatchObject({
      status: 403,
      body: { errorCode: 'CONTROL_REFUSED', field: 'header.Sec-Fetch-Mode' },
    })
    await ask('/?scenario=trial', { method: 'HEAD', ...page })
    expect(host.platform.worlds.list()).toHaveLength(before)
  })

  describe('of a world', () => {
    beforeEach(async () => {
      await host.platform.worlds.replace({ name: 'blue', scenario: 'default', seed: 'blue' })
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
      ['/w/blue/m/lotto-h5/vn/trad/games/lobby', 'the lottery page'],
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
    const { status } = await askRaw(host.url, { path: '/../../../../etc/passwd' })
    expect(status).toBeGreaterThanOrEqual(400)
  })
})

describe('on the wire', () => {
  const askAs = (path: string, headers: Record<string, string>) =>
    askRaw(host.url, { path, headers: { ...page.headers, ...headers } })

  test('a hashed file is its Brotli copy for a client that accepts it, and kept for a year', async () => {
    const { headers } = await askAs('/assets/app-C0ffee12.js', { 'accept-encoding': 'gzip, br' })
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringMatching(/^text\/javascript/),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      etag: expect.any(String),
    })
  })

  test('a vendor’s page keeps its policy when it is a Brotli copy', async () => {
    const { headers } = await askAs('/__vendors/slot.html', {
      host: `vendors-ipv4.localhost:${host.port}`,
      'accept-encoding': 'br',
    })
    expect(headers['content-encoding']).toBe('br')
    expect(headers['content-security-policy']).toContain("default-src 'self'")
  })

  test.each(['br', 'gzip'])('the app’s page is compressed by %s as it is sent', async (encoding) => {
    const { headers, body } = await askAs('/w/default/m/home', { 'accept-encoding': encoding })
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' })
    expect(body).toContain('<base href="/w/default/" />')
  })

  test('the app’s page is asked for at each visit, and is 304 if it has not changed', async () => {
    const { headers } = await askAs('/m/home', {})
    expect(headers['cache-control']).toBe('no-cache')
    const known = { 'if-none-match': `${headers.etag}` }
    expect(await askAs('/m/home', known)).toMatchObject({ status: 304, headers: { 'cache-control': 'no-cache' } })
    expect((await askAs('/w/default/m/home', known)).status).toBe(200)
  })
})
