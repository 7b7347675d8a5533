import { type ChildProcess, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { productionPolicy } from '#scripts/deploy/csp.ts'
import { findNginx } from '#scripts/find-nginx.mjs'
import { root } from '#scripts/paths.mjs'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { copyBuild, writePage } from './deploy.ts'
import { type NginxAddresses, nginxAddresses, runNginx } from './nginx.ts'
import { startHost } from './start-host.ts'

const { t, slot } = textsOf('EN')

test.describe.configure({ mode: 'serial' })
test.skip(findNginx() === undefined, 'there is no nginx on this machine to run deploy/nginx.conf with')

/** Replaces /srv/parlor. */
let folder: string
let at: NginxAddresses
let host: Awaited<ReturnType<typeof startHost>>
let nginx: ChildProcess

/** Returns the commands of docs/deploy.md that create a release. */
const documented = () =>
  readFileSync(join(root, 'docs/deploy.md'), 'utf8')
    .split(/^## /m)
    .filter((section) => section.startsWith('A release, step by step'))
    .flatMap((section) => [...section.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, commands]) => commands))
    .join('')

/** Omitted commands: slow ones, alternatives, a provider's own sign-in, and those for another server. */
const leftOut =
  /^(npm ci|npm run build|sed .*(<base href|sign-in-module).*|cp deploy\/firebase.*|npm run deploy:brand -- merchant.json.*|nginx -t.*|ln -sfn .*20261122.*)$/

/** Creates a release with those commands and returns its folder. */
function release(): string {
  const script = documented()
    .replaceAll('/srv/parlor', folder)
    .replaceAll('deploy:brand -- --gateway https://gateway.example', `deploy:brand -- --gateway ${host.url}`)
    .replaceAll('https://gateway.example', at.gateway)
    .split('\n')
    .filter((line) => !leftOut.test(line))
    .join('\n')
  execFileSync('bash', ['-euo', 'pipefail', '-c', script], { cwd: root })
  return realpathSync(join(folder, 'current'))
}

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-nginx-'))
  at = await nginxAddresses()
  host = await startHost('--allow-origin', at.app)
  release()

  const site = join(folder, 'site/play')
  copyBuild(site)
  writePage(site, { base: '/play/' })
  const policy = productionPolicy({ from: site })
  writeFileSync(join(folder, 'csp-site.conf'), `add_header Content-Security-Policy "${policy}" always;`)
  writeFileSync(join(folder, 'site/index.html'), 'Another page of this site')

  mkdirSync(join(folder, 'former/assets'), { recursive: true })
  writeFileSync(join(folder, 'former/assets/index-01234567.js'), 'former()')
  nginx = await runNginx(folder, at, host.url)
})

test.afterAll(async () => {
  if (nginx) {
    nginx.kill('SIGQUIT')
    await once(nginx, 'exit')
  }
  await host?.close()
  rmSync(folder, { recursive: true })
})

const year = 'public, max-age=31536000, immutable'
const page = 'text/html'
const script = 'application/javascript'

/** Returns the newest file of a kind in a folder of the build. */
const fileOf = (place: string, kind: RegExp) =>
  `/${place}/${readdirSync(join(folder, 'current', place)).find((name) => kind.test(name))}`

const answers: [name: string, path: () => string, wanted: { status: number; type: string; cache: string }][] = [
  ['the page at the root', () => '/', { status: 200, type: page, cache: 'no-cache' }],
  ['the page of a route', () => '/m/gameList?gameType=RNG', { status: 200, type: page, cache: 'no-cache' }],
  ['the page of an unknown route', () => '/m/nowhere/at/all', { status: 200, type: page, cache: 'no-cache' }],
  ['a script', () => fileOf('assets', /\.js$/), { status: 200, type: script, cache: year }],
  ['a style', () => fileOf('assets', /\.css$/), { status: 200, type: 'text/css', cache: year }],
  ['a font', () => fileOf('assets', /\.woff2$/), { status: 200, type: 'font/woff2', cache: year }],
  ['an icon', () => fileOf('icons', /^any-512/), { status: 200, type: 'image/png', cache: year }],
  [
    'the manifest',
    () => '/manifest.webmanifest',
    { status: 200, type: 'application/manifest+json', cache: 'no-cache' },
  ],
  ['the player’s worker', () => '/player-worker.js', { status: 200, type: script, cache: 'no-cache' }],
  ['the worker that retires others', () => '/sw.js', { status: 200, type: script, cache: 'no-cache' }],
  ['a script of the former build', () => '/assets/index-01234567.js', { status: 200, type: script, cache: year }],
  ['a lost script', () => '/assets/index-lost0000.js', { status: 404, type: page, cache: 'no-cache' }],
  ['a lost icon', () => '/icons/any-512-lost.png', { status: 404, type: page, cache: 'no-cache' }],
  ['a lost file', () => '/robots.txt', { status: 404, type: page, cache: 'no-cache' }],
  ['the list of the build’s files', () => '/.vite/manifest.json', { status: 404, type: page, cache: 'no-cache' }],
]

const safetyOf = (headers: Record<string, string>) => ({
  sniff: headers['x-content-type-options'],
  referrer: headers['referrer-policy'],
  opener: headers['cross-origin-opener-policy'],
})

const safe = {
  sniff: 'nosniff',
  referrer: 'strict-origin-when-cross-origin',
  opener: 'same-origin-allow-popups',
}

for (const [name, path, wanted] of answers) {
  test(`${name} has ${wanted.status}, ${wanted.cache}`, async ({ request }) => {
    const response = await request.get(at.app + path())
    const headers = response.headers()
    expect({
      status: response.status(),
      type: headers['content-type'],
      cache: headers['cache-control'],
      policy: headers['content-security-policy'],
      ...safetyOf(headers),
    }).toEqual({
      ...wanted,
      policy: productionPolicy({ gateway: at.gateway, from: join(folder, 'current') }),
      ...safe,
    })
    expect((await response.text()).includes('<div id="root">')).toBe(wanted.status === 200 && wanted.type === page)
  })
}

test('a page and a file below a path have the same safety, and the gateway’s replies have their own', async ({
  request,
}) => {
  const policy = productionPolicy({ from: join(folder, 'site/play') })
  const script = `/play/assets/${readdirSync(join(folder, 'site/play/assets')).find((name) => name.endsWith('.js'))}`
  for (const [path, cache] of [
    ['/play/m/home', 'no-cache'],
    [script, year],
  ]) {
    const headers = (await request.get(at.site + path)).headers()
    expect({
      cache: headers['cache-control'],
      policy: headers['content-security-policy'],
      ...safetyOf(headers),
    }).toEqual({ cache, policy, ...safe })
  }
  const headers = (await request.get(`${at.site}/play/wps/system/status?language=EN`)).headers()
  expect(headers['content-security-policy']).not.toContain(policy)
  expect(headers['cache-control']).not.toContain('immutable')
})

test('text is compressed on both servers of the app', async ({ request }) => {
  const script = (place: string) => `assets/${readdirSync(join(folder, place)).find((name) => name.endsWith('.js'))}`
  for (const address of [
    `${at.app}/m/home`,
    `${at.app}/${script('current/assets')}`,
    `${at.site}/play/m/home`,
    `${at.site}/play/${script('site/play/assets')}`,
  ]) {
    const response = await request.get(address, { headers: { 'Accept-Encoding': 'gzip' } })
    expect(response.headers(), address).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
  }
})

test('the page has the merchant’s name, manifest and icons, and each of them loads', async ({ request }) => {
  const html = await (await request.get(at.app)).text()
  expect(html).toContain('<title>해달</title>')
  const manifest = await (await request.get(`${at.app}/manifest.webmanifest`)).json()
  const files = [
    ...manifest.icons.map(({ src }: { src: string }) => src),
    /apple-touch-icon" href="([^"]+)"/.exec(html)?.[1],
  ]
  expect(files).toHaveLength(5)
  for (const file of files) expect((await request.get(`${at.app}/${file}`)).status(), file).toBe(200)
})

async function play(page: Page, base: string) {
  await page.addInitScript(
    ([path, prefix]) => {
      if (window !== window.top || !location.href.startsWith(path)) return
      const kept = { language: 'EN', SHELL_PU_A: false, SHELL_PU_B: false }
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(prefix + key, JSON.stringify(value))
    },
    [base, new URL(base).pathname.replace(/^\/$/, '')] as const,
  )
  await page.goto(`${base}m/login`)
  await page.getByRole('textbox', { name: t('auth.username') }).fill('haedal_92')
  await page.getByLabel(t('auth.password'), { exact: true }).fill('parlor2026')
  await page.getByRole('button', { name: t('login.title'), exact: true }).click()
  await expect(page).toHaveURL(`${base}m/home`)
  await page.getByRole('button', { name: 'Dragon Ascent' }).first().click()
  const game = page.frameLocator('iframe')
  await expect(game.getByRole('button', { name: slot.spin, exact: true })).toBeVisible()
  await page.getByRole('button', { name: t('games.leave') }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
}

test('the app at the root of a host plays at a gateway on another origin, within its policy', async ({ page }) => {
  await play(page, `${at.app}/`)
})

test('the app below a path plays at the gateway on the same host, within its policy', async ({ page, request }) => {
  const short = await request.get(`${at.site}/play`, { maxRedirects: 0 })
  expect([short.status(), new URL(short.headers().location ?? '', at.site).pathname]).toEqual([308, '/play/'])
  expect(await (await request.get(`${at.site}/`)).text()).toBe('Another page of this site')
  expect(await (await request.get(`${at.site}/play/assets/index-01234567.js`)).text()).toBe('former()')
  for (const lost of ['/play/assets/lost-01234567.js', '/play/icons/lost', '/play/lost.txt']) {
    expect((await request.get(at.site + lost)).status(), lost).toBe(404)
  }
  await play(page, `${at.site}/play/`)
})

test('the CORS sample is exactly what the app needs', async ({ request }) => {
  const path = `${at.gateway}/wps/system/status?language=EN`
  const preflight = await request.fetch(path, {
    method: 'OPTIONS',
    headers: { Origin: at.app, 'Access-Control-Request-Method': 'PUT', 'Access-Control-Request-Headers': 'moduleid' },
  })
  expect([preflight.status(), preflight.headers()]).toMatchObject([
    204,
    {
      'access-control-allow-origin': at.app,
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': 'Authorization, Content-Type, Device, Encryption, ModuleId',
      'access-control-max-age': '7200',
      vary: 'Origin',
    },
  ])
  expect((await request.get(path, { headers: { Origin: at.app } })).headers()).toMatchObject({
    'access-control-allow-origin': at.app,
    'access-control-expose-headers': 'Date',
    'cross-origin-resource-policy': 'cross-origin',
    vary: expect.stringContaining('Origin'),
  })
  // To the players' calls the simulated gateway adds this header itself.
  expect((await request.get(`${at.gateway}/unknown`)).headers().vary).toContain('Origin')
})

test('the gateway behind the CORS sample refuses the calls that control it', async ({ request }) => {
  const refused = await request.get(`${at.gateway}/__gateway/world`)
  expect([refused.status(), await refused.json()]).toMatchObject([
    403,
    { errorCode: 'CONTROL_REFUSED', field: 'header.Host' },
  ])
})

test('a rollback is a link to the previous release, without a restart', async ({ request }) => {
  const first = realpathSync(join(folder, 'current'))
  const second = release()
  expect(second).not.toBe(first)
  writeFileSync(join(second, 'release.txt'), 'the second')
  expect(await (await request.get(`${at.app}/release.txt`)).text()).toBe('the second')
  execFileSync('ln', ['-sfn', first, join(folder, 'current')])
  expect((await request.get(`${at.app}/release.txt`)).status()).toBe(404)
  expect((await request.get(at.app)).status()).toBe(200)
})
