import type { Page } from '@playwright/test'
import { isHome, routes } from '#app/routes.ts'
import { stored } from '#contract/stored.ts'
import { expectAccessible } from './accessible.ts'
import { scrollToFooter } from './home-end.ts'
import { scenarioOf } from './screens.ts'
import { settleShifts } from './shifts.ts'
import { expect, test } from './test.ts'
import { store, visit } from './visit.ts'
import {
  desktop,
  expectWholeTexts,
  followTextSize,
  high,
  looksOf,
  narrow,
  onItsSide,
  overflow,
  phone,
  resizeTo,
  setTextSize,
  tablet,
} from './windows.ts'

async function hasLoaded(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
}

async function expectAllAccessible(page: Page, path: string) {
  if (isHome(path)) {
    await scrollToFooter(page)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  }
  await expectAccessible(page)
}

async function expectWidthUsed(page: Page, size: typeof phone) {
  await resizeTo(page, size)
  expect.soft(await overflow(page), `pixels beyond ${size.width}`).toBe(0)
  const content = await page.getByRole('main').boundingBox()
  expect.soft(content!.width, `the content's width of ${size.width}`).toBeLessThanOrEqual(1200)
}

// One test opens a screen often enough; opening each size in a test of its own took four times as long.
for (const [place, route] of routes.entries()) {
  const { path } = route
  test(`${path} stands still, is accessible, and fits every width and text size`, async ({
    page,
    arrange,
    allowShifts,
  }) => {
    await followTextSize(page)
    await arrange({ scenario: scenarioOf(route, 'active-member') })
    for (const [turn, { language, theme }] of looksOf(place).entries()) {
      await store(page, { [stored.language.key]: language, [stored.theme.key]: theme })
      await setTextSize(page, '100%')
      await page.setViewportSize(phone)
      await visit(page, path)
      await hasLoaded(page)
      if (turn === 0) {
        await settleShifts(page)
        allowShifts('texts become twice as large')
        await page.emulateMedia({ reducedMotion: 'reduce' })
      }
      await expectAllAccessible(page, path)
      await expectWholeTexts(page, narrow)
      await expectWholeTexts(page, onItsSide)
      await expectWidthUsed(page, tablet)
      await expectWidthUsed(page, desktop)

      await setTextSize(page, '200%')
      await page.setViewportSize(high)
      await visit(page, path)
      await hasLoaded(page)
      await expectWholeTexts(page, high)
    }
  })
}
