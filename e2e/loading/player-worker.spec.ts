import type { BrowserContext, Page } from '@playwright/test'
import { stored } from '#contract/stored.ts'
import { memberPassword } from '#fixtures/members.ts'
import { deploy } from '../deploy/deploy.ts'
import { expect, test as journey } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

const { t, slot } = textsOf('EN')

interface Shop extends Awaited<ReturnType<typeof deploy>> {
  /** The app's base as an address. */
  home: string
}

/** The build with its worker on, with a gateway behind the same name, and a world for each test. */
const test = journey.extend<{ base: string; shop: Shop }>({
  base: ['/play/shop/', { option: true }],
  shop: async ({ page, request, world, baseURL, base }, use) => {
    await request.post('/__gateway/world/scenario', { data: { world, scenario: 'default' } })
    const deployed = await deploy({ base, worker: 'on', upstream: `${baseURL}/w/${world}` })
    const home = deployed.url + base
    await page.goto(`${home}icon.svg`)
    await page.evaluate(
      (prefix) => {
        const kept = { language: 'EN', SHELL_PU_A: false, SHELL_PU_B: false }
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(prefix + key, JSON.stringify(value))
      },
      base === '/' ? '' : base,
    )
    await use({ ...deployed, home })
    await page.close()
    deployed.close()
    await request.delete('/__gateway/worlds', { params: { world } })
  },
})

/** The browser's log messages without a network. */
const complaints = /^PartLost: |could not be fetched|dynamically imported module|MIME type|Applying inline style/

/** Returns the addresses in all caches, by the name of the cache. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const found: Record<string, string[]> = {}
    for (const name of await caches.keys()) found[name] = (await (await caches.open(name)).keys()).map(({ url }) => url)
    return found
  })

/** Returns the names of all caches. Opening one that the worker removes meanwhile would make it again. */
const cacheNames = (page: Page) => page.evaluate(() => caches.keys())

const allCached = async (page: Page) => Object.values(await cached(page)).flat()

const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope))

const entryOf = (page: Page) => page.locator('script[type=module]').first().getAttribute('src')

const game = (page: Page) => page.getByRole('button', { name: /^Dragon Ascent/ }).first()

/** Opens a screen and waits until the worker has kept it with its texts. */
async function visitKept(page: Page, address: string) {
  await page.goto(address)
  await expect.poll(() => allCached(page)).toContainEqual(expect.stringMatching(/\/assets\/texts-[^/]+\.js$/))
}

/** Lets the page look for a new build, as on a return to its tab. */
const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

const announced = (page: Page) => page.getByRole('status')
const announcement = (page: Page) => announced(page).getByText(t('build.ready'))

/**
 * Returns to the page until it announces the build: a check that began before the build existed finds none, and the browser
 * replaces a worker only once it is idle, which each return requests again.
 */
const returnForNews = (page: Page) =>
  expect(async () => {
    await lookAgain(page)
    await expect(announcement(page)).toBeVisible({ timeout: 10_000 })
  }).toPass()

for (const base of ['/', '/play/shop/']) {
  test.describe(`at ${base}`, () => {
    test.use({ base })

    test('without a network, a second visit shows the app, and no write waits for the network', async ({
      page,
      context,
      shop,
      expectRefusals,
      expectToast,
      allowShifts,
    }) => {
      expectRefusals(complaints)
      allowShifts('the parts that only the gateway fills fail together')
      const online = await page.goto(`${shop.home}m/home`)
      await expect(game(page)).toBeVisible()
      await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain(stored.publicAnswers.key)
      await visitKept(page, `${shop.home}m/login`)

      await context.setOffline(true)
      const offline = await page.goto(`${shop.home}m/home`)
      await expect(game(page)).toBeVisible()
      await expect(page.getByRole('link', { name: t('header.login') })).toBeVisible()
      const policy = online?.headers()['content-security-policy']
      expect(policy).toContain("worker-src 'self'")
      expect(offline?.headers()).toMatchObject({ 'content-security-policy': policy })

      await page.getByRole('link', { name: t('header.login') }).click()
      await page.getByRole('textbox', { name: t('auth.username') }).fill('haedal_92')
      await page.getByLabel(t('auth.password'), { exact: true }).fill(memberPassword)
      await page.getByRole('button', { name: t('login.title'), exact: true }).click()
      await expectToast(t('no_internet'))

      const written: string[] = []
      page.on('request', (request) => request.method() !== 'GET' && written.push(request.url()))
      await context.setOffline(false)
      await page.goto(`${shop.home}m/help`)
      await expect(page.getByRole('heading', { name: t('route.help'), level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(written).toEqual([])
    })
  })
}

test('the worker answers for the app’s own files alone, and keeps nothing of the gateway', async ({ page, shop }) => {
  const answered: string[] = []
  page.on('response', (response) => response.fromServiceWorker() && answered.push(response.url()))
  await visitKept(page, `${shop.home}m/login`)
  await page.getByRole('textbox', { name: t('auth.username') }).fill('haedal_92')
  await page.getByLabel(t('auth.password'), { exact: true }).fill(memberPassword)
  await page.getByRole('button', { name: t('login.title'), exact: true }).click()
  await expect(page.getByRole('banner').getByText('₩1,284,500.00')).toBeVisible()
  await page.goto(`${shop.home}m/transfer`)
  await expect(
    page
      .getByRole('main')
      .getByText(/₩[\d,.]+/)
      .first(),
  ).toBeVisible()
  await page.goto(`${shop.home}m/home`)
  await game(page).click()
  await expect(page.frameLocator('iframe').getByRole('button', { name: slot.spin, exact: true })).toBeVisible()
  await page.getByRole('button', { name: t('games.leave') }).click()
  await page.waitForLoadState('networkidle')

  const own = new RegExp(`^${shop.home}(assets/[^/]+|)$`)
  const pages = [`${shop.home}m/transfer`, `${shop.home}m/home`]
  expect(answered).toEqual(expect.arrayContaining(pages))
  expect(answered.filter((address) => !own.test(address) && !pages.includes(address))).toEqual([])
  const kept = await allCached(page)
  expect(kept.length).toBeGreaterThan(5)
  expect(kept.filter((address) => !own.test(address))).toEqual([])
})

/** Opens a second tab of the shop. */
async function openBeside(context: BrowserContext, address: string) {
  const tab = await context.newPage()
  await visitKept(tab, address)
  return tab
}

test('a new build is announced; a press loads it, and another tab keeps its own', async ({ page, context, shop }) => {
  await visitKept(page, `${shop.home}m/login`)
  const other = await openBeside(context, `${shop.home}m/home`)
  const [former] = await cacheNames(page)
  const old = await entryOf(page)
  await page.getByRole('textbox', { name: t('auth.username') }).fill('haedal_92')

  // A page that misses a file of its own build loads the next one without being asked.
  shop.replaceBuild({ keepsFormer: true })
  await returnForNews(page)
  await expect(announcement(other)).toBeVisible()
  expect(await entryOf(page)).toBe(old)
  await announced(page)
    .getByRole('button', { name: t('build.reload') })
    .click()
  await expect.poll(() => entryOf(page)).not.toBe(old)
  await expect(page.getByRole('textbox', { name: t('auth.username') })).toHaveValue('haedal_92')
  await expect(announcement(page)).toHaveCount(0)

  await announced(other)
    .getByRole('button', { name: t('common.close') })
    .click()
  await expect(announcement(other)).toHaveCount(0)
  expect(await entryOf(other)).toBe(old)
  expect(await cacheNames(other)).toContain(former)
  await other.close()
  await page.reload()
  await expect.poll(() => cacheNames(page)).not.toContain(former)
  expect(await entryOf(page)).not.toBe(old)
})

test('a screen that was lost with the old build loads from the new one', async ({ page, shop, expectRefusals }) => {
  expectRefusals(complaints)
  await visitKept(page, `${shop.home}m/home`)
  const old = await entryOf(page)
  shop.replaceBuild()
  await page.getByRole('link', { name: t('bottom.promotion') }).click()
  await expect(page.getByRole('heading', { name: t('route.promotions'), level: 1 })).toBeVisible()
  expect(await entryOf(page)).not.toBe(old)
})

test('an unwanted worker is removed together with its caches', async ({ page, shop }) => {
  await visitKept(page, `${shop.home}m/home`)
  expect(await workers(page)).toEqual([shop.home])
  shop.write({ worker: '' })
  await page.reload()
  await expect.poll(() => workers(page)).toEqual([])
  await expect.poll(() => cacheNames(page)).toEqual([])
  await page.reload()
  await expect(game(page)).toBeVisible()
  // The kept page may have registered its worker once more; the server's page removes it when its first screen has settled.
  await expect.poll(() => workers(page)).toEqual([])
  await expect.poll(() => cacheNames(page)).toEqual([])
})

test('a page that was loaded without the worker also removes it', async ({ page, shop }) => {
  await visitKept(page, `${shop.home}m/home`)
  shop.write({ worker: '' })
  const developerTools = await page.context().newCDPSession(page)
  await Promise.all([page.waitForEvent('load'), developerTools.send('Page.reload', { ignoreCache: true })])
  await expect.poll(() => workers(page)).toEqual([])
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  await expect.poll(() => cacheNames(page)).toEqual([])
})

/** Lets the kept page look as if the server had confirmed it a number of hours ago. */
const letAge = (page: Page, address: string, hours: number) =>
  page.evaluate(
    async ([url, age]) => {
      const [name = ''] = await caches.keys()
      const cache = await caches.open(name)
      const kept = await cache.match(url)
      const headers = new Headers(kept?.headers)
      headers.set('x-confirmed-at', String(Date.now() - age * 3_600_000))
      await cache.put(url, new Response(await kept?.text(), { headers }))
    },
    [address, hours] as const,
  )

test('the deployer’s changes of the page show at the next start, or at once after a day', async ({ page, shop }) => {
  const title = () =>
    page.evaluate(
      async () =>
        /<title>([^<]*)/.exec(await (await fetch(location.href, { headers: { Accept: 'text/html' } })).text())?.[1],
    )
  await visitKept(page, `${shop.home}m/home`)
  shop.write({ title: 'Second' })
  expect(await title()).toBe('Second')
  const shown = async () => /<title>([^<]*)/.exec((await (await page.reload())?.text()) ?? '')?.[1]
  expect(await shown()).toBe('Parlor')
  await expect.poll(shown).toBe('Second')
  await page.waitForLoadState('networkidle')

  shop.write({ title: 'Third' })
  await letAge(page, shop.home, 25)
  expect(await shown()).toBe('Third')
})
