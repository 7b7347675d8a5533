import type { Page } from '@playwright/test'
import { commonCalls, completeScreens, firstCalls } from '#app/early/first-calls.ts'
import { deposit } from '#contract/deposit.ts'
import { stored } from '#contract/stored.ts'
import refined from '#locales/en/voices/refined.json' with { type: 'json' }
import { followRequests } from '../support/answers.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { storagePrefix, visit } from '../support/visit.ts'
import { desktop } from '../support/windows.ts'

const { t } = textsOf('EN')

const entry = /\/assets\/index-[^/]+\.js$/

/** Records the path of each read that a page sends. */
function readsOf(page: Page): string[] {
  const reads: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const [, path] = /(\/(?:wps|lgw)\/.*)/.exec(pathname) ?? []
    if (path) reads.push(path)
  })
  return reads
}

/** Keeps the reads that nothing takes, which the app drops once its first screen has settled. */
const keepUntaken = (page: Page) =>
  page.addInitScript(() => {
    let answers: typeof globalThis.firstAnswers
    Object.defineProperty(globalThis, 'firstAnswers', {
      get: () => answers,
      set: (sent) => {
        answers = Object.assign(sent, { clear: () => undefined })
      },
    })
  })

/** The reads that the page has sent and that nothing has taken. */
const untaken = (page: Page) => page.evaluate(() => [...(globalThis.firstAnswers?.keys() ?? [])])

/** Addresses at which another screen opens, or one that has another address. */
const screenAt: Record<string, string> = {
  '/m/withdraw': '/m/login',
  '/m/register.html': '/m/register',
  '/m/index.html': '/m/home',
  '/m/nowhere': '/m/home',
}

const screens = [
  {
    scenario: 'default',
    paths: ['/m/home', '/m/login', '/m/register', '/m/gameList', '/m/help', ...Object.keys(screenAt)],
  },
  {
    scenario: 'active-member',
    paths: [
      '/m/home',
      '/m/gameList?gameType=LIVE&vassalage=PP',
      '/m/gameList?gameType=LIVE&vassalage=HOT',
      '/m/gameList?gameType=LIVE&vassalage=HOT&gameName=bac',
      '/m/voucherCenter',
      '/m/withdraw',
      '/m/transfer',
      '/m/member/home',
      '/m/help',
    ],
  },
]

for (const { scenario, paths } of screens) {
  for (const path of paths) {
    test(`${path} in the world ${scenario} takes each read of the early script, and sends none twice`, async ({
      page,
      arrange,
    }) => {
      await arrange({ scenario, language: 'EN' })
      const reads = readsOf(page)
      await keepUntaken(page)
      await visit(page, path)
      await expect.poll(() => untaken(page)).toEqual([])
      await page.waitForLoadState('networkidle')
      const [address = '', query] = path.split('?')
      const token = scenario === 'default' ? undefined : 'any'
      const own = token ? address : (screenAt[address] ?? address)
      const calls = [
        ...commonCalls,
        ...(firstCalls[own]?.(
          { language: 'EN', token, real: token !== undefined, query: new URLSearchParams(query) },
          '',
        ) ?? []),
      ]
      const expected = calls.filter(({ as }) => as !== 'session' || token).map((call) => call.path)
      expect(reads).toEqual(expect.arrayContaining(expected))
      expect(reads.filter((read, at) => expected.includes(read as never) && reads.indexOf(read) !== at)).toEqual([])
    })
  }
}

for (const scenario of ['active-member', 'member-with-favorites']) {
  for (const path of ['/m/home', '/m/gameList?gameType=RNG']) {
    test(`${path} in the world ${scenario} needs no HTTP client for its first screen`, async ({ page, arrange }) => {
      await arrange({ scenario, language: 'EN' })
      // The page does not settle before its pictures have arrived.
      const held: (() => Promise<void>)[] = []
      let isHeld = true
      await page.route(
        () => true,
        (route, request) => {
          if (!isHeld || request.resourceType() !== 'image') return route.fallback()
          held.push(() => route.continue())
        },
      )
      const clients: boolean[] = []
      page.on('request', (request) => {
        if (/\/assets\/transport-/.test(request.url())) clients.push(isHeld)
      })
      const requestsEnd = followRequests(page, (request) => request.resourceType() !== 'image')
      const visited = visit(page, path)
      await expect(page.getByRole('button', { name: /^Dragon Ascent/ }).first()).toBeVisible()
      if (path === '/m/home') await expect(page.getByRole('heading', { name: t('games.collection') })).toBeVisible()
      await requestsEnd()
      isHeld = false
      for (const release of held) await release()
      await visited
      await expect.poll(() => clients).toEqual([false])
    })
  }
}

for (const path of completeScreens.filter((path) => path !== '/m/home')) {
  test(`${path} begins with no reads besides those of the early script`, async ({ page, arrange }) => {
    await arrange({ scenario: path === '/m/login' ? 'default' : 'active-member', language: 'EN' })
    const others: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'xhr') others.push(new URL(request.url()).pathname)
    })
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(others).toEqual([])
  })
}

test('a read of the early script fails as well if there is no reply', async ({ page, arrange, expectRefusals }) => {
  expectRefusals()
  await arrange({ scenario: 'active-member', language: 'EN' })
  let calls = 0
  await page.route(
    ({ pathname }) => pathname.endsWith(deposit.depositBanks.path),
    () => void calls++,
  )
  await visit(page, '/m/voucherCenter')
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  // The read of the early script, and its one repetition by the app.
  expect(calls).toBe(2)
})

/** Opens an address while the entry is held, and returns what releases the entry. */
async function visitWithoutEntry(page: Page, go: () => Promise<unknown>) {
  const held = page.waitForRequest(entry)
  let release = () => undefined as unknown
  await page.route(entry, (route) => {
    release = () => route.continue()
  })
  const went = go()
  await held
  return async () => {
    await release()
    await went
    await page.unroute(entry)
  }
}

test('a second visit sends the reads and requests the screen before the entry has arrived', async ({ page, open }) => {
  await open('/m/help', { language: 'EN' })
  await expect(page.getByRole('heading', { name: t('route.help') })).toBeVisible()
  const reads = readsOf(page)
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  const release = await visitWithoutEntry(page, () => page.reload())
  await expect.poll(() => reads).toEqual(expect.arrayContaining(['/wps/system/status', '/wps/system/helpCenter']))
  await expect.poll(() => files.some((file) => /\/assets\/notices-[^/]+\.js$/.test(file))).toBe(true)
  await release()
  await expect(page.getByRole('heading', { name: t('route.help') })).toBeVisible()
})

const early = [
  { title: 'a members’ address loads the login for a visitor', path: '/m/withdraw', screen: '/m/login', own: /auth-/ },
  { title: 'another spelling loads its screen', path: '/m/register.html', screen: '/m/register', own: /auth-/ },
  { title: 'a game centre’s other address loads it', path: '/m/game', screen: '/m/gameCenter', own: /games-/ },
  { title: 'an unknown address loads home', path: '/m/nowhere', screen: '/m/home', own: undefined },
]

for (const { title, path, screen, own } of early) {
  test(`${title} before the entry has arrived`, async ({ page, arrange }) => {
    await arrange({ language: 'EN' })
    const reads = readsOf(page)
    const files: string[] = []
    page.on('request', (request) => files.push(new URL(request.url()).pathname))
    const release = await visitWithoutEntry(page, () => visit(page, path))
    const caller = { language: 'EN', token: undefined, real: false, query: new URLSearchParams() } as const
    const calls = [...commonCalls, ...(firstCalls[screen]?.(caller, '') ?? [])]
    const expected = calls.filter(({ as }) => as !== 'session').map((call) => call.path)
    await expect.poll(() => [...new Set(reads)].sort()).toEqual(['/wps/system/status', ...expected].sort())
    const isOwn = (file: string) => /\/assets\/(?!index|transport|libraries|rolldown|texts|screens|shared)/.test(file)
    const scripts = files.filter((file) => file.endsWith('.js') && isOwn(file))
    expect(scripts).toEqual(own ? [expect.stringMatching(own)] : [])
    await expect(page.locator('.early .tiles')).toBeVisible({ visible: screen === '/m/home' })
    await release()
    await expect(page.locator('.early')).toHaveCount(0)
  })
}

test('a wide window requests the rail before the entry has arrived', async ({ page, arrange }) => {
  await page.setViewportSize(desktop)
  await arrange({ language: 'EN' })
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  const release = await visitWithoutEntry(page, () => visit(page, '/m/home'))
  const isRails = (file: string) => /\/assets\/(shared|members|member)-[^/]+\.(js|css)$/.test(file)
  await expect.poll(() => files.filter(isRails)).toHaveLength(6)
  await release()
  await expect(page.getByRole('navigation', { name: t('bottom.label') })).toBeVisible()
})

test('the texts of the merchant’s voice come in the file of the first texts', async ({ page, arrange }) => {
  await arrange({ merchant: 'VELVET', language: 'EN' })
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  const release = await visitWithoutEntry(page, () => visit(page, '/m/home'))
  await expect.poll(() => files.filter((file) => /\/assets\/texts-en-/.test(file))).toHaveLength(1)
  const early = new Set(files)
  await release()
  await expect(page.getByRole('link', { name: refined['header.register'] })).toBeVisible()
  expect(files.filter((file) => !early.has(file) && /\/assets\/(texts|refined)-/.test(file))).toEqual([])
})

test('the page before the app has the colours of the last visit', async ({ page, open }) => {
  await open('/m/home', { merchant: 'VELVET', language: 'EN' })
  await expect(page.getByRole('heading', { name: t('games.hot_title') })).toBeVisible()
  const ground = () => page.evaluate(() => getComputedStyle(document.body.parentElement as HTMLElement).backgroundColor)
  const before = await ground()
  await page.route(entry, () => undefined)
  page.reload().catch(() => undefined)
  await expect(page.locator('.early')).toBeVisible()
  expect(await ground()).toBe(before)
})

test('a merchant’s dark page stays dark from the start to the app', async ({ page, open }) => {
  await open('/m/home', { merchant: 'VELVET', language: 'EN' })
  const title = page.getByRole('heading', { name: t('games.hot_title') })
  await expect(title).toBeVisible()
  await page.addInitScript(() => {
    const modes: (string | undefined)[] = []
    const note = () => {
      const mode = document.documentElement?.dataset.theme
      if (mode !== modes.at(-1)) modes.push(mode)
    }
    new MutationObserver(note).observe(document, { subtree: true, attributeFilter: ['data-theme'] })
    Object.assign(globalThis, { modes })
  })
  await page.reload()
  await expect(title).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => Object(globalThis).modes)).toEqual(['dark'])
})

test('a damaged status of the last visit does not stop the start', async ({ page, arrange }) => {
  await arrange({ language: 'EN' })
  const damaged = { info: { resources: { brand: { code: 7, defaultTheme: 'dark', theme: { dark: null } } } } }
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    storagePrefix(page) + stored.status.key,
    JSON.stringify(damaged),
  ] as const)
  await visit(page, '/m/home')
  await expect(page.getByRole('heading', { name: t('games.hot_title') })).toBeVisible()
})

for (const [path, isNeeded] of Object.entries({ '/m/activity': true, '/m/help': false })) {
  test(`${path} ${isNeeded ? 'requests' : 'does not need'} the HTTP client before the entry has arrived`, async ({
    page,
    arrange,
  }) => {
    await arrange({ language: 'EN' })
    const files: string[] = []
    page.on('request', (request) => files.push(new URL(request.url()).pathname))
    const release = await visitWithoutEntry(page, () => visit(page, path))
    await expect.poll(() => files.some((file) => /\/assets\/shared-[^/]+\.js$/.test(file))).toBe(true)
    expect(files.some((file) => /\/assets\/transport-/.test(file))).toBe(isNeeded)
    await release()
    await expect(page.locator('.early')).toHaveCount(0)
  })
}
