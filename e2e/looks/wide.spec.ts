import type { Page } from '@playwright/test'
import { merchantFiles } from '#fixtures/library.ts'
import { Merchant } from '#merchant/merchant.ts'
import { isFilled } from '../support/looks.ts'
import { expect, test } from '../support/test.ts'
import { textFaults } from '../support/text-faults.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'
import {
  desktop,
  expectWholeTexts,
  nextFrames,
  onItsSide,
  overflow,
  phone,
  resizeTo,
  tablet,
  wideOnItsSide,
} from '../support/windows.ts'
import { hotTilesAbreast } from './hot-tiles.ts'

const { t } = textsOf('EN')
const withBanners = Object.values(merchantFiles)
  .map((file) => Merchant.parse(file))
  .filter(({ theme }) => theme.look.home.includes('banner'))
const bar = (page: Page) => page.getByRole('navigation', { name: t('bottom.label') })

for (const [name, size] of Object.entries({ tablet, desktop })) {
  test.describe(name, () => {
    test.use({ viewport: size })

    test('home does not shift, and its bar is where a thumb or a pointer expects it', async ({ page, open }) => {
      await open('/m/home', { language: 'EN', scenario: 'active-member' })
      await hotTilesAbreast(page)
      await expect(bar(page)).toHaveCount(1)
      const place = await bar(page).boundingBox()
      if (size === desktop) expect(place!.x + place!.width).toBeLessThan(220)
      else expect(place!.width).toBe(size.width)
    })
  })
}

test('a tablet’s rows begin at 768 px and the rail at 1,100, neither of them a pixel before', async ({
  page,
  open,
}) => {
  await open('/m/home', { language: 'EN', scenario: 'active-member' })
  const at = (width: number) => resizeTo(page, { ...tablet, width })
  await at(767)
  expect(await hotTilesAbreast(page)).toBeLessThan(5)
  await at(768)
  expect([5, 6]).toContain(await hotTilesAbreast(page))
  await at(1099)
  await expect.poll(async () => (await bar(page).boundingBox())?.width).toBe(1099)
  await at(1100)
  await expect.poll(async () => (await bar(page).boundingBox())?.width).toBeLessThan(220)
})

for (const { code } of Object.values(merchantFiles)) {
  test(`the lists of ${code} have five or six tiles a row from 768 px`, async ({ page, open }) => {
    await open('/m/gameCenter', { merchant: code, scenario: 'member-with-favorites', language: 'EN' })
    for (const path of ['/m/gameCenter', '/m/gameList?gameType=RNG']) {
      await page.setViewportSize(desktop)
      await visit(page, path)
      const tiles = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.locator('button img') })
      for (const size of [desktop, { ...tablet, width: 768 }]) {
        await resizeTo(page, size)
        await expect(tiles.nth(6)).toBeVisible()
        const boxes = await tiles.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()))
        // The others are on further pages of their row.
        const shown = boxes.filter(({ left, right }) => left >= 0 && right <= size.width)
        const rows = Map.groupBy(shown, ({ top }) => top)
        const most = Math.max(...[...rows.values()].map((row) => row.length))
        expect.soft([5, 6], `${path} at ${size.width} px`).toContain(most)
      }
    }
  })
}

test('the display face leaves the names of tiles and entries whole in wide windows', async ({ page, open }) => {
  await open('/m/gameList?gameType=LIVE', { merchant: 'ROCKET', scenario: 'active-member', language: 'EN' })
  for (const [path, name] of [
    ['/m/gameList?gameType=LIVE', 'Speed Baccarat Seoul'],
    ['/m/member/home', t('route.notice')],
  ] as const) {
    await visit(page, path)
    await expect(page.getByRole('main').getByText(name, { exact: true })).toBeVisible()
    await page.waitForFunction(() =>
      [...document.fonts].some(({ family, status }) => family.includes('Display Sticker') && status === 'loaded'),
    )
    for (const size of [{ ...tablet, width: 768 }, { ...tablet, width: 1000 }, desktop])
      await expectWholeTexts(page, size)
  }
})

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

  for (const [label, path] of [
    ['route.game_center', '/m/gameCenter'],
    ['category.RNG', '/m/slotsCenter'],
    ['category.SPORTS', '/m/sportsGame'],
  ] as const) {
    test(`the rail leads to ${path}, and marks it`, async ({ page, open }) => {
      await open('/m/home', { language: 'EN' })
      const entry = page
        .getByRole('navigation', { name: t('menu.games') })
        .getByRole('link', { name: t(label), exact: true })
      await entry.click()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect(entry).toHaveAttribute('aria-current', 'page')
    })
  }

  test('home’s search leads to the field of all games, and back from a typed text', async ({ page, open }) => {
    await open('/m/home', { scenario: 'active-member', language: 'EN' })
    const search = page.getByRole('banner').getByRole('link', { name: t('header.search') })
    const field = page.getByRole('searchbox', { name: t('gamelist.search') })
    const first = page.locator('[aria-posinset="1"]')
    // The second time, the list appears immediately.
    for (const text of ['dragon asc', 'golden dragon king']) {
      await search.focus()
      await page.keyboard.press('Enter')
      await expect(first).toBeVisible()
      await expect(field).toBeFocused()
      await page.keyboard.type(text)
      await expect(first).toContainText(new RegExp(text, 'i'))
      await expect(page).toHaveURL((url) => url.searchParams.get('gameName') === text)
      await page.goBack()
      await expect(page).toHaveURL(/\/m\/home$/)
      await expect(page.getByRole('main')).toBeFocused()
    }
    await page.setViewportSize(tablet)
    await expect(search).toHaveCount(0)
  })

  test('a long list has at most 60 tiles in the page however far it is scrolled', async ({ page, open }) => {
    await open('/m/gameList?gameType=RNG', { language: 'EN' })
    const tiles = page.locator('[aria-posinset]')
    await expect(page.locator('[aria-posinset="20"]')).toBeAttached()
    for (const place of [0, 700, 2_300, 4_100]) {
      await page.evaluate((top) => scrollTo(0, top), place)
      await nextFrames(page)
      expect(await tiles.count()).toBeLessThanOrEqual(60)
      await expect(tiles.first()).toBeAttached()
    }
  })

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

const agentScreens = ['home', 'team', 'team?account=agent_han', 'kpi', 'earnings', 'affiliate', 'getSalaryContract']

test('the agents’ screens use the whole width from 768 px, and the overview has two columns', async ({
  page,
  open,
}) => {
  await open('/m/member/agent/home', { scenario: 'agent-contracts', language: 'EN' })
  const main = page.getByRole('main')
  for (const screen of agentScreens) {
    await visit(page, `/m/member/agent/${screen}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await isFilled(page)
    for (const width of [768, 1024, 1280]) {
      await resizeTo(page, { ...desktop, width })
      const right = async () => {
        const { x, width: own } = (await main.boundingBox())!
        return x + own
      }
      await expect.poll(right, `${screen} at ${width} px`).toBe(width)
      expect.soft(await overflow(page), `${screen} at ${width} px`).toBe(0)
      if (screen !== 'home') continue
      const today = (await main.getByRole('heading', { name: t('agent.today'), exact: true }).boundingBox())!
      const days = (await main.getByRole('region', { name: t('agent.days') }).boundingBox())!
      expect.soft(days.x, `${width} px`).toBeGreaterThan(today.x + 300)
      expect.soft(days.y, `${width} px`).toBeLessThanOrEqual(today.y)
    }
  }
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

  for (const { code } of withBanners) {
    test(`a banner of ${code} fits between the bars, with its whole text`, async ({ page, open }) => {
      await open('/m/home', { merchant: code, language: 'EN' })
      const banner = page
        .getByRole('region', { name: t('announcement.banners') })
        .getByRole('group')
        .first()
      await expect(banner).toBeVisible()
      for (const size of [onItsSide, wideOnItsSide, { width: 932, height: 430 }, { width: 812, height: 375 }]) {
        await resizeTo(page, size)
        const top = (await page.getByRole('banner').boundingBox())!
        const { height } = (await banner.boundingBox())!
        const room = (await bar(page).boundingBox())!.y - top.y - top.height
        expect.soft(height, `${size.width} px`).toBeLessThanOrEqual(room)
        expect.soft(await textFaults(page), `${size.width} px`).toEqual([])
      }
    })
  }
})
