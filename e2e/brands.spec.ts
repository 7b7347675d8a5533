import type { Page } from '@playwright/test'
import { stored } from '#contract/stored.ts'
import { merchantFiles } from '#fixtures/library.ts'
import { columnsAt } from '#merchant/columns.ts'
import { Merchant } from '#merchant/merchant.ts'
import { expectAccessible } from './accessible.ts'
import { hotTilesAbreast } from './hot-tiles.ts'
import { expect, test } from './test.ts'
import { textsOf } from './texts.ts'
import { store, visit } from './visit.ts'
import {
  desktop,
  expectWholeTexts,
  followTextSize,
  high,
  looks,
  narrow,
  onItsSide,
  overflow,
  phone,
  resizeTo,
  setTextSize,
  tablet,
} from './windows.ts'

const { t } = textsOf('EN')
const merchants = Object.values(merchantFiles).map((file) => Merchant.parse(file))

const wide = { tablet, desktop }

async function openHome(page: Page) {
  await visit(page, '/m/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await page.waitForLoadState('networkidle')
}

for (const { code, theme } of merchants) {
  const { home, tiles, first, bar } = theme.look

  test(`home of ${code} is built as the merchant’s file says`, async ({ page, open }) => {
    await open('/m/home', { merchant: code, language: 'EN' })
    const hot = page.getByRole('region', { name: t('games.hot_title') })
    const parts = {
      notice: page.getByRole('main').locator('a[href$="/m/notice"]'),
      banner: page.getByRole('region', { name: t('announcement.banners') }),
      games: hot,
    }
    await expect(hot.getByRole('button', { name: 'Dragon Ascent' }).first()).toBeVisible()
    const topOf = async (part: keyof typeof parts) => (await parts[part].boundingBox())?.y ?? Number.NaN
    const tops = await Promise.all(home.map(topOf))
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    for (const part of Object.keys(parts) as (keyof typeof parts)[])
      await expect(parts[part]).toHaveCount(home.includes(part) ? 1 : 0)

    const cells = hot.getByRole('list').first().getByRole('listitem')
    const places = await cells.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top))
    expect(places.filter((top) => top === places[0])).toHaveLength(tiles.columns)

    const labels = await page
      .getByRole('tablist', { name: t('games.categories') })
      .getByRole('tab')
      .allInnerTexts()
    const named = first.map((area) => t(`category.${area as 'CRASH'}`))
    expect(labels.slice(2, 2 + named.length)).toEqual(named)

    const icon = page
      .getByRole('navigation', { name: t('bottom.label') })
      .locator('svg')
      .first()
    await expect(icon).toBeVisible({ visible: bar !== 'words' })
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
      for (const width of ['tablet', 'desktop'] as const) {
        await resizeTo(page, wide[width])
        expect.soft(await hotTilesAbreast(page, language)).toBe(columnsAt[tiles.columns][width])
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
}
