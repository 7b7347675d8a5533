import { commonCalls, firstCalls } from '#app/early/first-calls.ts'
import { games } from '#contract/games.ts'
import { system } from '#contract/system.ts'
import refined from '#locales/en/voices/refined.json' with { type: 'json' }
import { callsOf, holdAnswers } from '../support/answers.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'
import { desktop } from '../support/windows.ts'
import { deployFor } from './deployed-page.ts'
import { entry, readsOf, visitWithoutEntry } from './without-entry.ts'

const { t } = textsOf('EN')

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
  { title: 'a game centre’s other address loads it', path: '/m/game', screen: '/m/game', own: /games-/ },
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

test('a first visit to a merchant’s own page sends the reads before the status has arrived', async ({
  page,
  arrange,
}) => {
  await arrange({ language: 'EN' })
  await deployFor(page, 'HAEDAL')
  const status = await holdAnswers(page, callsOf(system.status))
  const reads = readsOf(page)
  const visited = visit(page, '/m/home')
  await expect.poll(() => reads).toContain(games.hotGames.path)
  await expect(page.locator('.early .banner img')).toBeVisible()
  await status.release()
  await visited
  await expect(page.getByRole('heading', { name: t('games.hot_title') })).toBeVisible()
  expect(reads.filter((read, at) => reads.indexOf(read) !== at)).toEqual([])
})

test('a first visit to a merchant’s own page shows a closed platform', async ({ page, arrange, expectRefusals }) => {
  expectRefusals()
  await arrange({ scenario: 'maintenance', language: 'EN' })
  await deployFor(page, 'HAEDAL')
  await visit(page, '/m/home')
  await expect(page.getByRole('heading', { name: t('system.maintenance_title') })).toBeVisible()
})

for (const [path, isNeeded] of Object.entries({ '/m/register': true, '/m/help': false })) {
  test(`${path} ${isNeeded ? 'requests' : 'does not need'} the HTTP client before the entry has arrived`, async ({
    page,
    arrange,
  }) => {
    await arrange({ language: 'EN' })
    const release = await visitWithoutEntry(page, () => visit(page, path))
    // One script writes all of these tags.
    await expect(page.locator('link[rel=modulepreload][href*="shared-"]')).toHaveCount(1)
    await expect(page.locator('link[rel=modulepreload][href*="transport-"]')).toHaveCount(isNeeded ? 1 : 0)
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
