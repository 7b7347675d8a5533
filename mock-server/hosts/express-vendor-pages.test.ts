import { request } from 'node:http'
import { Readable } from 'node:stream'
import { beforeEach, describe, expect, test } from 'vitest'
import { games } from '#contract/games.ts'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import { createAdmission } from '#mock-server/core/admission.ts'
import { expressHostPerTest } from '#mock-server/verify/testing/express-host.ts'
import { listen } from '#mock-server/verify/testing/listen.ts'
import { builtPages } from './built-pages.ts'
import { createExpressHost } from './express.ts'
import { hostsByPort } from './vendor-host.ts'

const host = expressHostPerTest()
const { ask } = host

const page = { headers: { accept: 'text/html' } }

/** Makes a request under a host name that only browsers resolve, and returns the answer with its redirect. */
const askAt = (port: number, name: string, path: string, headers: Record<string, string>) =>
  new Promise<{ status?: number; location?: string; policy: string; text: string }>((done, failed) => {
    const options = { host: '127.0.0.1', port, path, headers: { ...headers, host: name } }
    request(options, async (response) => {
      const { statusCode: status, headers } = response
      const text = await new Response(Readable.toWeb(response) as ReadableStream).text()
      done({ status, location: headers.location, policy: `${headers['content-security-policy']}`, text })
    })
      .on('error', failed)
      .end()
  })

const askAs = (name: string, path: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  askAt(host.port, `${name}:${host.port}`, path, headers)

/** Returns the call that launches a game for the second phone. */
function launchPath(): string {
  const { gameId, nodeId, vassalage } = catalogue.hot()[0]?.games[0] ?? { gameId: '', nodeId: '', vassalage: '' }
  const common = { platform: 'html5', merchantCode: host.platform.world().merchant().code, language: 'EN' }
  return `/w/default@2${games.launch.path}?${new URLSearchParams({ ...common, gameId, nodeId, accountType: vassalage })}`
}

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
    expect(await askAs(vendors, '/__art/certificates/19.svg')).toMatchObject({ status: 200 })
    expect(await askAs(vendors, '/__vendors/api/slot/nothing')).toMatchObject({
      text: expect.stringContaining('the nearest are'),
    })
  })

  test('have the address of a launched game', async () => {
    const launched = await askAs(app, launchPath(), { authorization: host.platform.token })
    expect(JSON.parse(launched.text).value.content.game_url).toMatch(
      new RegExp(`^http://${vendors}:${host.port}/w/default@2/__vendors/[a-z]+\\.html\\?token=`),
    )
  })
})

test('a host of any other name, with one port, has the vendors’ pages at its own origin', async () => {
  expect(await askAs('parlor.example', '/__vendors/slot.html')).toMatchObject({ status: 200 })
})

describe("a fault of a vendor's page", () => {
  const frame = '/m/lotto-h5/vn/trad/games/lobby?token=a'

  test.each([
    ['vendors.localhost', '/__vendors/slot.html?token=a'],
    ['localhost', frame],
    ['localhost', `/w/default@2${frame}`],
  ])('applies at %s: %s', async (name, path) => {
    host.platform.world().faults.set([{ endpoint: 'files.page', status: 502, times: 1 }])
    const failed = { status: 502, text: expect.stringContaining('FAULT_INJECTED') }
    const answer = await askAs(name, path)
    expect(answer).toMatchObject(failed)
    expect(answer.policy).toContain("frame-ancestors 'self'")
    expect(await askAs(name, path)).toMatchObject({ status: 200 })
  })

  test('breaks the connection', async () => {
    host.platform.world().faults.set([{ endpoint: 'files.*', transport: 'reset', times: 1 }])
    await expect(ask(frame, page)).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } })
  })

  test('does not affect the app and the files of a vendor', async () => {
    host.platform.world().faults.set([{ endpoint: 'files.page', status: 502 }])
    expect((await ask('/m/home', page)).status).toBe(200)
    expect((await ask('/app.js')).status).toBe(200)
  })
})

describe('with a second port the vendors have another origin under every name', () => {
  const ports = { app: 0, vendors: 0 }
  beforeEach(async () => {
    const { gateway, worlds } = host.platform
    const hosts = hostsByPort(() => ports)
    const { folder } = host
    const pages = builtPages({ app: folder, vendors: folder, studio: folder, hosts })
    const admission = createAdmission({ isOwnHost: () => true })
    const both = [await listen(createExpressHost({ gateway, worlds, admission, hosts, pages }))]
    both.push(await listen(createExpressHost({ gateway, worlds, admission, hosts, pages })))
    ports.app = both[0]?.port ?? 0
    ports.vendors = both[1]?.port ?? 0
    return () => Promise.all(both.map((server) => server.close()))
  })

  const html = { accept: 'text/html' }
  const askFrom = (name: string, port: number, path: string, headers: Record<string, string> = html) =>
    askAt(port, `${name}:${port}`, path, headers)

  test.each(['192.168.0.7', 'parlor.example', 'localhost', '[fe80::1]'])('%s', async (name) => {
    const [app, vendors] = [`http://${name}:${ports.app}`, `http://${name}:${ports.vendors}`]
    const slot = '/w/default@2/__vendors/slot.html?token=a'
    expect(await askFrom(name, ports.app, slot)).toMatchObject({ status: 302, location: vendors + slot })
    const framed = await askFrom(name, ports.vendors, slot)
    expect(framed).toMatchObject({ status: 200, text: expect.stringContaining('the slot') })
    expect(framed.policy).toContain(`frame-ancestors 'self' ${app}`)
    expect((await askFrom(name, ports.app, '/m/home')).policy).toContain(`frame-src 'self' ${vendors};`)
    expect(await askFrom(name, ports.vendors, '/m/home')).toMatchObject({ status: 302, location: `${app}/m/home` })
    expect(await askFrom(name, ports.vendors, '/__gateway/worlds')).toMatchObject({ status: 404 })
    expect(await askFrom(name, ports.vendors, '/wps/member/info')).toMatchObject({ status: 404 })
  })

  test('and a launched game has its address there', async () => {
    const launched = await askFrom('192.168.0.7', ports.app, launchPath(), { authorization: host.platform.token })
    expect(JSON.parse(launched.text).value.content.game_url).toMatch(
      new RegExp(`^http://192\\.168\\.0\\.7:${ports.vendors}/w/default@2/__vendors/[a-z]+\\.html\\?token=`),
    )
  })
})
