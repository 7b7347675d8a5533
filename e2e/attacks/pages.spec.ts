import { expect, test } from '../support/test.ts'
import { openAttacker } from './attacker.ts'

/** The policies of pages; replies that are not pages allow nothing. Add a row for each new kind of reply. */
const answers = {
  'the app': { path: '/m/home', kind: 'page' },
  'the app in a world': { path: '/w/WORLD/m/member/home', kind: 'page' },
  'an unknown page of the app': { path: '/m/nothing', kind: 'page' },
  'a world that is not there': { path: '/w/nobody/m/home', kind: 'page' },
  studio: { path: '/__studio/', kind: 'page' },
  'the index of the gateway': { path: '/__gateway/', kind: 'page' },
  'the docs': { path: '/__gateway/docs', kind: 'page' },
  'a vendor page': { path: '/__vendors/slot.html', kind: 'page', host: 'vendors.localhost' },
  'the payment page': { path: '/__vendors/pay.html', kind: 'page', host: 'vendors.localhost' },
  'the move to a vendor page': { path: '/__vendors/slot.html', kind: 'answer' },
  'an answer': { path: '/wps/system/status', kind: 'answer' },
  'a refusal': { path: '/wps/relay/MCSFE_memberWallet', kind: 'answer' },
  'an unknown call': { path: '/wps/nothing', kind: 'answer' },
  'a control call': { path: '/__gateway/health', kind: 'answer' },
  'an unknown control call': { path: '/__gateway/nothing', kind: 'answer' },
  'artwork that could hold a script': { path: '/__art/popups/jackpot-night.svg', kind: 'answer' },
} as const

const directives = (policy: string) =>
  Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources]
    }),
  )

for (const [name, row] of Object.entries(answers)) {
  test(`${name} has the right policy`, async ({ arrange, request, world, baseURL }) => {
    await arrange()
    const { host: own, port } = new URL(baseURL ?? '')
    const host = 'host' in row ? `${row.host}:${port}` : own
    const headers = { host, accept: row.kind === 'page' ? 'text/html' : '*/*' }
    const response = await request.get(row.path.replace('WORLD', world), { headers, maxRedirects: 0 })
    expect(response.headers()).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': expect.stringMatching(/^(same-origin|no-referrer)$/),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    })
    const policy = response.headers()['content-security-policy'] ?? ''
    expect(policy).not.toMatch(/unsafe-|\*|https?:(\s|;|$)/)
    const allowed = directives(policy)
    if (row.kind === 'answer')
      return expect(allowed).toEqual({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] })
    expect(allowed['default-src']).toEqual([expect.stringMatching(/^'(self|none)'$/)])
    expect(allowed['object-src']).toEqual(["'none'"])
    for (const directive of ['script-src', 'style-src']) {
      for (const source of allowed[directive] ?? []) expect(source).toMatch(/^'(self|none|sha256-.+)'$/)
    }
    for (const directive of ['base-uri', 'form-action']) {
      expect(allowed[directive]).toEqual([expect.stringMatching(/^'(self|none)'$/)])
    }
    // Only the app of the same host may frame a vendor's page.
    const app = 'host' in row ? [`http://localhost:${port}`] : []
    expect(allowed['frame-ancestors']).toEqual([expect.stringMatching(/^'(self|none)'$/), ...app])
    expect(response.headers()['content-type']).toMatch(/^text\/html/)
  })
}

test('another site can frame no page', async ({ page, arrange, world, baseURL, expectRefusals }) => {
  expectRefusals(/frame|Framing|frame-ancestors/)
  await arrange()
  const site = await openAttacker()
  const { port } = new URL(baseURL ?? '')
  for (const [name, row] of Object.entries(answers)) {
    const origin = 'host' in row ? `http://${row.host}:${port}` : baseURL
    await page.goto(site.url)
    await page.evaluate(
      (address) =>
        new Promise((loaded) => {
          const frame = Object.assign(document.createElement('iframe'), { src: address, onload: loaded })
          document.body.append(frame)
        }),
      new URL(row.path.replace('WORLD', world), origin).href,
    )
    await expect.poll(() => page.frames()[1]?.url(), { message: name }).toBe('chrome-error://chromewebdata/')
  }
  site.close()
})
