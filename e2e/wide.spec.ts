import type { Page } from '@playwright/test'
import { hotTilesAbreast } from './hot-tiles.ts'
import { expect, test } from './test.ts'
import { textsOf } from './texts.ts'
import { follow } from './visit.ts'
import { desktop, onItsSide, overflow, phone, tablet } from './windows.ts'

const { t } = textsOf('EN')
const bar = (page: Page) => page.getByRole('navigation', { name: t('bottom.label') })

for (const [name, size] of Object.entries({ tablet, desktop })) {
  test.describe(name, () => {
    test.use({ viewport: size })

    test('home stands still, and its bar is where a thumb or a pointer expects it', async ({ page, open }) => {
      await open('/m/home', { language: 'EN', scenario: 'active-member' })
      await hotTilesAbreast(page)
      await expect(bar(page)).toHaveCount(1)
      const place = await bar(page).boundingBox()
      if (size === desktop) expect(place!.x + place!.width).toBeLessThan(220)
      else expect(place!.width).toBe(size.width)
    })
  })
}

test.describe('a wide window', () => {
  test.use({ viewport: desktop })

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
    await page.setViewportSize(phone)
    await expect(page.getByRole('navigation', { name: t('menu.games') })).toHaveCount(0)
    const place = await bar(page).boundingBox()
    expect(place!.y + place!.height).toBe(844)
    expect(await hotTilesAbreast(page)).toBe(3)
  })
})

test.describe('a phone on its side', () => {
  test.use({ viewport: onItsSide })

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
