import type { Page } from '@playwright/test'
import { expect, test as journey } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { deploy } from './deploy.ts'

const { t, slot } = textsOf('EN')
const base = '/play/shop/'

/** The build below a path of another site, with the gateway on the same host and a world for each test. */
const test = journey.extend<{ shop: string }>({
  shop: async ({ page, request, world, baseURL }, use) => {
    await request.post('/__gateway/world/scenario', { data: { world, scenario: 'default' } })
    const { url, close } = await deploy({ base, upstream: `${baseURL}/w/${world}` })
    const shop = url + base
    await page.goto(`${shop}m/help`)
    await page.evaluate((prefix) => {
      const kept = { language: 'EN', SHELL_PU_A: false, SHELL_PU_B: false }
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(prefix + key, JSON.stringify(value))
    }, base)
    await use(shop)
    await page.close()
    close()
    await request.delete('/__gateway/worlds', { params: { world } })
  },
})

async function logIn(page: Page) {
  await page.getByRole('textbox', { name: t('auth.username') }).fill('haedal_92')
  await page.getByLabel(t('auth.password'), { exact: true }).fill('parlor2026')
  await page.getByRole('button', { name: t('login.title'), exact: true }).click()
  await expect(page.getByRole('banner').getByText('₩1,284,500.00')).toBeVisible()
}

test('below a path of another site, routes, files, calls and storage stay below it', async ({ page, shop }) => {
  const outside: string[] = []
  page.on('request', (request) => {
    const { href, origin, pathname } = new URL(request.url())
    const isPlayers = origin === new URL(shop).origin && !/^\/(__vendors\/assets|__art)\//.test(pathname)
    if (isPlayers && !href.startsWith(shop) && !href.endsWith('/elsewhere')) outside.push(href)
  })

  await test.step('routes: a visitor is redirected, and a page is opened by its address', async () => {
    await page.goto(shop)
    await page.getByRole('link', { name: t('header.login') }).click()
    await expect(page).toHaveURL(`${shop}m/login`)
    await page.goto(`${shop}m/gameList?gameType=RNG`)
    await expect(page.getByRole('main', { name: t('route.game_list') })).toBeVisible()
    await page.goto(`${shop}m/nowhere`)
    await expect(page).toHaveURL(`${shop}m/home`)
    await expect(page.getByRole('heading', { name: t('games.hot_title') })).toBeVisible()
  })

  await test.step('routes: an address outside the base opens home', async () => {
    await page.route('**/elsewhere', async (route) => route.fulfill({ response: await page.request.get(shop) }))
    await page.goto(new URL('/elsewhere', shop).href)
    await expect(page).toHaveURL(`${shop}m/home`)
    await expect(page.getByRole('heading', { name: t('games.hot_title') })).toBeVisible()
  })

  await test.step('calls: login and balance', async () => {
    await page.goto(`${shop}m/login`)
    await logIn(page)
    await expect(page).toHaveURL(`${shop}m/home`)
  })

  await test.step('storage: other data of this origin is kept', async () => {
    const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    expect(keys).toContain(`${base}MC_SESSION_INFO`)
    expect(keys.filter((key) => !key.startsWith(base))).toEqual([])
  })

  await test.step('frames: a game is played', async () => {
    await page.getByRole('button', { name: 'Dragon Ascent' }).first().click()
    const game = page.frameLocator('iframe')
    await game.getByRole('button', { name: slot.spin, exact: true }).click()
    await expect(game.getByRole('button', { name: slot.spin, exact: true })).toBeEnabled()
    await page.getByRole('button', { name: t('games.leave') }).click()
    await expect(page.locator('iframe')).toHaveCount(0)
  })

  await test.step('pages of others: a payment returns', async () => {
    await page.goto(`${shop}m/voucherCenter`)
    await page.getByRole('tab', { name: t('deposit.method_GATEWAY') }).click()
    await page.getByRole('button', { name: t('deposit.add', { amount: '₩50,000' }) }).click()
    await page.getByRole('button', { name: t('deposit.submit_GATEWAY') }).click()
    await page.getByRole('button', { name: 'Pay now' }).click()
    await expect(page.getByRole('heading', { name: t('deposit.result_credited') })).toBeVisible()
    expect(page.url().startsWith(`${shop}m/voucherCenter`)).toBe(true)
  })

  expect(outside).toEqual([])
})

test('the page connects to no other origin', async ({ page, shop }) => {
  await page.goto(`${shop}m/home`)
  await expect(page.getByRole('heading', { name: t('games.hot_title') })).toBeVisible()
  await expect(page.locator('link[rel=preconnect]')).toHaveCount(0)
})

test('every picture of home loads', async ({ page, shop }) => {
  const lost: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) lost.push(response.url())
  })
  await page.goto(`${shop}m/home`)
  await expect(page.getByRole('heading', { name: t('games.hot_title') })).toBeVisible()
  const loaded = () =>
    page.evaluate(
      () => [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).length,
    )
  await expect.poll(loaded).toBeGreaterThan(5)
  expect(lost).toEqual([])
})
