import type { Page } from '@playwright/test'
import { stored } from '#contract/stored.ts'
import { merchantFiles } from '#fixtures/library.ts'
import { homePartNames } from '#merchant/home-parts.ts'
import { Merchant } from '#merchant/merchant.ts'
import { smallTargets } from '#scripts/checks/layout-faults.ts'
import { expectAccessible, expectAccessibleColours } from '../support/accessible.ts'
import { goOnTo } from '../support/go-on-to.ts'
import { scrollHalfScreen, scrollToFooter } from '../support/home-end.ts'
import { chooseLook, looks } from '../support/looks.ts'
import { allowedBy } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { blankPage, openTabBeside, store, visit } from '../support/visit.ts'
import {
  desktop,
  expectWholeTexts,
  followTextSize,
  high,
  narrow,
  onItsSide,
  overflow,
  phone,
  resizeTo,
  setTextSize,
  tablet,
} from '../support/windows.ts'
import { withMotion } from '../support/with-motion.ts'
import { homePartsOn } from './home-parts-on.ts'
import { hotTilesAbreast } from './hot-tiles.ts'

test.use(withMotion)

const { t } = textsOf('EN')
const merchants = Object.values(merchantFiles).map((file) => Merchant.parse(file))

/** The wide windows, from the least width of a tablet; each has 5 or 6 tiles a row. */
const wide = [{ ...tablet, width: 768 }, desktop]

/** The areas that a merchant puts first, and the hot games that they put first. */
const firstOf = {
  VELVET: { areas: ['LIVE'], games: ['Royal Crown Baccarat', 'Velvet Blackjack', 'Dream Wheel', 'Dragon Ascent'] },
  ROCKET: { areas: ['CRASH', 'FISH', 'SPORTS', 'BINGO'], games: ['Rocket X', 'To the Stars', 'Coral Hunter'] },
} as const

for (const [merchant, { areas, games }] of Object.entries(firstOf)) {
  test(`${merchant} has the same areas first on home, in its menus and in its game centre`, async ({ page, open }) => {
    const named = areas.map((area) => t(`category.${area}`))
    const menu = page.getByRole('navigation', { name: t('menu.games') }).getByRole('link')
    await open('/m/home', { merchant, language: 'EN' })
    const hot = page.getByRole('region', { name: t('games.hot_title') })
    for (const [place, game] of games.entries()) await expect(hot.getByRole('listitem').nth(place)).toContainText(game)
    const strip = page.getByRole('tablist', { name: t('games.categories') }).getByRole('tab')
    await expect(strip.first()).toBeVisible()
    expect((await strip.allInnerTexts()).slice(2, 2 + named.length)).toEqual(named)

    await page.getByRole('button', { name: t('header.menu') }).click()
    await expect(menu.first()).toBeVisible()
    expect((await menu.allInnerTexts()).slice(2, 2 + named.length)).toEqual(named)

    await visit(page, '/m/gameCenter')
    for (const [place, game] of games.entries()) await expect(hot.getByRole('listitem').nth(place)).toContainText(game)
    const center = page.getByRole('navigation', { name: t('games.categories') }).getByRole('button')
    await expect(center.nth(2)).toBeVisible()
    expect((await center.allInnerTexts()).slice(2, 2 + named.length)).toEqual(named)

    await page.setViewportSize(desktop)
    await expect(menu.first()).toBeVisible()
    expect((await menu.allInnerTexts()).slice(1, 1 + named.length)).toEqual(named)
  })
}

for (const { code, theme } of merchants.filter(({ theme: { look } }) => look.home[0] === 'notice')) {
  const isDrawn = theme.look.art === 'all'

  test(`${code} has ${isDrawn ? 'drawn pictures' : 'no picture but the games’'} beside the games`, async ({
    page,
    open,
  }) => {
    await open('/m/home', { merchant: code, scenario: 'active-member', language: 'EN' })
    await page.getByRole('button', { name: t('header.menu') }).click()
    const areas = page.getByRole('navigation', { name: t('menu.games') })
    await expect(areas.getByRole('link').first()).toBeVisible()
    await expect(areas.locator('[aria-hidden="true"]').first()).toBeVisible({ visible: isDrawn })
    await page.keyboard.press('Escape')

    const openApp = page.getByRole('main').getByRole('button', { name: t('announcement.open_app') })
    await expect(openApp.locator('svg, img').first()).toBeVisible()
    await expect(openApp.locator('img')).toHaveCount(isDrawn ? 1 : 0)

    await visit(page, '/m/activity')
    const promotion = page.getByRole('main').getByRole('listitem').first()
    await expect(promotion.getByRole('link')).toBeVisible()
    await expect(promotion.locator('img')).toHaveCount(isDrawn ? 1 : 0)

    const drawn = page.getByRole('main').locator('img:visible')
    for (const path of ['/m/rewardCenter', '/m/member/benefits']) {
      await visit(page, path)
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expect(drawn.first()).toBeVisible({ visible: isDrawn })
    }
  })
}

for (const { code, theme } of merchants) {
  const isDrawn = theme.look.art === 'all'

  test(`${code} announces ${isDrawn ? 'with' : 'without'} drawn pictures`, async ({ page, open }) => {
    await open('/m/home', { merchant: code, language: 'EN', popups: true })
    const popup = page.getByRole('dialog')
    await expect(popup.getByRole('heading')).toBeVisible()
    await expect(popup.locator('img').first()).toBeVisible({ visible: isDrawn })
  })
}

/** Screens of a visitor, of a member and of an agent, by the scenario. */
const screensOf = {
  default: ['/m/login'],
  'active-member': [
    '/m/voucherCenter',
    '/m/withdraw',
    '/m/transfer',
    '/m/gameRecord',
    '/m/transaction/record',
    '/m/securityCenter',
    '/m/message',
    '/m/webEmail',
    '/m/member/home',
  ],
  agent: ['/m/member/agent/home', '/m/member/agent/team'],
}

async function openHome(page: Page) {
  await visit(page, '/m/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await page.waitForLoadState('networkidle')
}

for (const { code, name, theme, minimumAge, menus } of merchants) {
  const { home, tiles, bar } = theme.look

  test(`each quick amount of ${code} stands on one line`, async ({ page, open }) => {
    await open('/m/voucherCenter?method=BANK', { scenario: 'active-member', merchant: code, language: 'EN' })
    const amounts = page.getByRole('group', { name: t('deposit.quick') }).getByRole('button')
    await expect(amounts.first()).toBeVisible()
    for (const width of [narrow.width, 360, phone.width, 430]) {
      await resizeTo(page, { ...phone, width })
      const broken = await amounts.evaluateAll((chips) =>
        chips
          .filter((chip) => {
            const range = document.createRange()
            range.selectNodeContents(chip)
            return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1
          })
          .map(({ textContent }) => textContent),
      )
      expect.soft(broken, `${width} px`).toEqual([])
    }
  })

  test(`home of ${code} is built as the merchant’s file says`, async ({ page, open }) => {
    await open('/m/home', { scenario: 'active-member', merchant: code, language: 'EN' })
    const hot = page.getByRole('region', { name: t('games.hot_title') })
    await expect(hot.getByRole('listitem').first().getByRole('button').first()).toBeVisible()

    const cells = hot.getByRole('list').first().getByRole('listitem')
    const rows = await cells.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top))
    expect(rows.filter((top) => top === rows[0])).toHaveLength(tiles.columns)

    const nameCase = theme.look.displayCase === 'upper' ? 'uppercase' : 'none'
    const mark = page.getByRole('heading', { level: 1 }).locator('span').first()
    await expect(mark).toHaveCSS('font-weight', String(theme.look.displayWeight))
    await expect(mark).toHaveCSS('text-transform', nameCase)

    const mainMenu = page.getByRole('navigation', { name: t('bottom.label') })
    const icon = mainMenu.locator('svg').first()
    await expect(icon).toBeVisible({ visible: bar !== 'words' })

    await scrollToFooter(page)
    const parts = {
      ...homePartsOn(page),
      'the legal texts': page.getByText(t('footer.adults_only', { age: `${minimumAge}` })),
    }
    for (const part of homePartNames) await expect(parts[part]).toHaveCount(home.includes(part) ? 1 : 0)
    const places = [...home, 'the legal texts' as const].map(async (part) => (await parts[part].boundingBox())?.y)
    const tops = await Promise.all(places)
    expect(tops).toEqual(tops.toSorted((one, other) => one! - other!))

    await page.setViewportSize(desktop)
    await expect(mainMenu.getByRole('link', { name: name.en! }).locator('span')).toHaveCSS('text-transform', nameCase)
  })

  test(`the first screen of ${code} shows a winner, and its page all of them`, async ({ page, open }) => {
    await open('/m/home', { merchant: code, language: 'EN' })
    const pause = page.getByRole('button', { name: t('winners.pause') })
    const board = page.getByRole('region', { name: t('winners.title') })
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size)
      await page.evaluate(() => scrollTo(0, 0))
      await expect(pause.first()).toBeInViewport({ ratio: 1 })
      while (!(await board.isVisible())) await scrollHalfScreen(page)
    }
  })

  test(`home of ${code} is accessible, and fits every width and text size`, async ({ page, arrange, allowShifts }) => {
    allowShifts('texts become twice as large')
    await followTextSize(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await arrange({ merchant: code, scenario: 'active-member' })
    for (const { language, theme: mode } of looks) {
      await store(page, { [stored.language.key]: language, [stored.theme.key]: mode })
      await setTextSize(page, '200%')
      await page.setViewportSize(high)
      await openHome(page)
      await expectWholeTexts(page, high)

      await setTextSize(page, '100%')
      await page.setViewportSize(phone)
      await openHome(page)
      await expectAccessible(page)
      await expectWholeTexts(page, narrow)
      await expectWholeTexts(page, onItsSide)
      for (const size of wide) {
        await resizeTo(page, size)
        expect.soft([5, 6]).toContain(await hotTilesAbreast(page, language))
        expect.soft(await overflow(page)).toBe(0)
        await expectAccessible(page)
      }
    }
  })

  test(`the game list of ${code} is accessible`, async ({ page, arrange }) => {
    await arrange({ merchant: code, scenario: 'member-with-favorites' })
    for (const { language, theme: mode } of looks) {
      await store(page, { [stored.language.key]: language, [stored.theme.key]: mode })
      await visit(page, '/m/gameList?gameType=RNG')
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectAccessible(page)
    }
  })

  test(`the login and the screens of members and agents of ${code} are accessible in both themes`, async ({
    page,
    arrange,
    allowShifts,
  }) => {
    allowShifts('the look changes')
    for (const [scenario, addresses] of Object.entries(screensOf)) {
      await arrange({ merchant: code, scenario })
      const beside = await openTabBeside(page)
      await visit(page, '/m/help')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const address of allowedBy(menus, addresses)) {
        await goOnTo(page, address)
        for (const look of looks) {
          await chooseLook(page, beside, look)
          await (look.theme === 'light' ? expectAccessible(page) : expectAccessibleColours(page))
          expect.soft(await smallTargets(page), address).toEqual([])
        }
      }
      await beside.close()
      await visit(page, `/${blankPage}`)
    }
  })
}
