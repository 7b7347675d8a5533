import type { Page } from '@playwright/test'
import { isHome, routes } from '#app/routes.ts'
import { merchantFiles } from '#fixtures/library.ts'
import { columnsAt } from '#merchant/look.ts'
import { Merchant } from '#merchant/merchant.ts'
import { scenarioOf } from './screens.ts'
import { expectStill, followShifts } from './shifts.ts'
import { expect, expectAccessible, test } from './test.ts'
import { textsOf } from './texts.ts'
import { follow } from './visit.ts'

const { t } = textsOf('EN')
const merchants = Object.values(merchantFiles).map((file) => Merchant.parse(file))
const sizes = {
  tablet: { width: 800, height: 1100 },
  desktop: { width: 1280, height: 860 },
} as const

const bar = (page: Page) => page.getByRole('navigation', { name: t('bottom.label') })

/** Returns how many pixels of the page lie beyond the window's side. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

const hotGames = (page: Page) => page.getByRole('region', { name: t('games.hot_title') })

async function tilesInFirstRow(page: Page): Promise<number> {
  await expect(hotGames(page).getByRole('button', { name: 'Dragon Ascent' }).first()).toBeVisible()
  const cells = hotGames(page).getByRole('list').first().getByRole('listitem')
  const tops = await cells.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top))
  return tops.filter((top) => top === tops[0]).length
}

for (const [width, viewport] of Object.entries(sizes) as [keyof typeof sizes, { width: number; height: number }][]) {
  test.describe(width, () => {
    test.use({ viewport })

    for (const { code, theme } of merchants) {
      test(`home of ${code} uses the width of a ${width}, and is accessible`, async ({ page, open }) => {
        await followShifts(page)
        await open('/m/home', { merchant: code, language: 'EN', scenario: 'active-member' })
        expect(await tilesInFirstRow(page)).toBe(columnsAt[theme.look.tiles.columns][width])
        await expect(bar(page)).toHaveCount(1)
        const place = await bar(page).boundingBox()
        if (width === 'desktop') expect(place!.x + place!.width).toBeLessThan(220)
        else expect(place!.width).toBe(viewport.width)
        expect(await overflow(page)).toBe(0)
        // The page begins in the default merchant's look; a deployed page begins in its own.
        if (code === 'HAEDAL') await expectStill(page)
        await expectAccessible(page)
      })
    }

    for (const route of routes.filter(({ path }) => !isHome(path))) {
      const { path } = route
      test(`${path} fits the width of a ${width}`, async ({ page, open }) => {
        await open(path, { scenario: scenarioOf(route, 'active-member'), language: 'EN' })
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        expect(await overflow(page)).toBe(0)
        const main = await page.getByRole('main').boundingBox()
        expect(main!.width).toBeLessThanOrEqual(1200)
      })
    }
  })
}

test.describe('a wide window', () => {
  test.use({ viewport: sizes.desktop })

  test('the rail leads to the areas of games and the messages, and the winners stand beside the banner', async ({
    page,
    open,
  }) => {
    await open('/m/home', { scenario: 'active-member', language: 'EN' })
    const banners = await page.getByRole('region', { name: t('announcement.banners') }).boundingBox()
    const winners = await page.getByRole('region', { name: t('winners.title') }).boundingBox()
    expect(winners!.x).toBeGreaterThan(banners!.x + banners!.width)
    expect(winners!.y).toBe(banners!.y)

    const areas = page.getByRole('navigation', { name: t('menu.games') })
    await areas.getByRole('link', { name: t('category.LIVE') }).click()
    await expect(page).toHaveURL(/\/m\/gameList\?gameType=LIVE/)
    await bar(page)
      .getByRole('link', { name: t('menu.messages') })
      .click()
    await expect(page).toHaveURL(/\/m\/message$/)
    await expect(bar(page).locator('[aria-current=page]')).toContainText(t('menu.messages'))
  })

  test('help and inbox show the list beside what is open', async ({ page, open }) => {
    await open('/m/help', { scenario: 'active-member', language: 'EN' })
    await page.getByRole('link', { name: 'Keep the games I like' }).click()
    await expect(page).toHaveURL(/\/m\/helpDetail\?p=2&c=2$/)
    await expect(page.getByRole('article').getByRole('heading', { name: 'Keep the games I like' })).toBeVisible()
    await expect(page.locator('main [aria-current=page]:visible')).toContainText('Keep the games I like')

    await follow(page, '/m/webEmail')
    await expect(page.getByText(t('messages.pick'))).toBeVisible()
    const first = page.getByRole('tabpanel').getByRole('link').first()
    await first.click()
    const letter = await page.getByRole('article').boundingBox()
    const row = await first.boundingBox()
    expect(letter!.x).toBeGreaterThanOrEqual(row!.x + row!.width)
  })

  for (const [path, name] of [
    ['/m/voucherCenter', t('deposit.amount')],
    ['/m/withdraw', t('withdraw.amount')],
  ] as const) {
    test(`the form of ${path} stands beside the balance`, async ({ page, open }) => {
      await open(path, { scenario: 'active-member', language: 'EN' })
      const field = await page.getByRole('textbox', { name: new RegExp(name) }).boundingBox()
      const balance = await page.getByRole('main').getByText('₩1,284,500.00').first().boundingBox()
      expect(field!.x).toBeGreaterThan(balance!.x + balance!.width)
    })
  }

  test('a window that becomes narrow keeps the page and gets the bottom bar', async ({ page, open }) => {
    await open('/m/home', { scenario: 'active-member', language: 'EN' })
    await expect(page.getByRole('navigation', { name: t('menu.games') })).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByRole('navigation', { name: t('menu.games') })).toHaveCount(0)
    const place = await bar(page).boundingBox()
    expect(place!.y + place!.height).toBe(844)
    expect(await tilesInFirstRow(page)).toBe(3)
  })
})

test.describe('a phone on its side', () => {
  test.use({ viewport: { width: 740, height: 360 } })

  test('the first screen shows the banner and the bottom bar, and nothing is wider than the window', async ({
    page,
    open,
  }) => {
    await open('/m/home', { scenario: 'active-member', language: 'EN' })
    await expect(page.getByRole('region', { name: t('announcement.banners') })).toBeInViewport()
    await expect(bar(page)).toBeInViewport()
    expect(await overflow(page)).toBe(0)
  })
})
