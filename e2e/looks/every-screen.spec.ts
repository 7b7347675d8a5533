import type { Page } from '@playwright/test'
import { isHome, routes } from '#app/routes.ts'
import { stored } from '#contract/stored.ts'
import { layoutFaults } from '#scripts/checks/layout-faults.ts'
import { expectAccessible, expectAccessibleColours } from '../support/accessible.ts'
import { scrollToFooter } from '../support/home-end.ts'
import { chooseLook, isFilled } from '../support/looks.ts'
import { mirrorFaults } from '../support/mirror-faults.ts'
import { scenarioOf } from '../support/screens.ts'
import { settleShifts } from '../support/shifts.ts'
import { expect, test } from '../support/test.ts'
import { openTabBeside, store, visit } from '../support/visit.ts'
import {
  changeTextSize,
  desktop,
  high,
  languagesFrom,
  largeDesktop,
  narrow,
  onItsSide,
  overflow,
  phone,
  resizeTo,
  tablet,
  wideOnItsSide,
} from '../support/windows.ts'
import { withMotion } from '../support/with-motion.ts'

/** The wide windows in which texts of twice the size are checked: the narrowest ones of a tablet and of a desktop. */
const highAndWide = [768, 1100].map((width) => ({ ...high, width }))

// A player's screen moves while it opens.
test.use(withMotion)

async function openIn(page: Page, path: string) {
  await visit(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await isFilled(page)
}

/** Shows all of home, because its parts mount as they come near. */
async function showAll(page: Page, path: string) {
  if (!isHome(path)) return
  await scrollToFooter(page)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

async function expectNoFaults(page: Page, size: typeof phone) {
  await resizeTo(page, size)
  expect.soft(await layoutFaults(page), `${size.width} px`).toEqual([])
}

async function expectWidthUsed(page: Page, size: typeof phone) {
  await expectNoFaults(page, size)
  const content = await page.getByRole('main').boundingBox()
  expect.soft(content!.width, `the content's width of ${size.width}`).toBeLessThanOrEqual(1200)
}

/** Turns the page from right to left, until its language changes. */
async function expectMirrored(page: Page) {
  for (const size of [desktop, phone]) {
    await resizeTo(page, size)
    expect.soft(await mirrorFaults(page), `${size.width} px from right to left`).toEqual([])
    expect.soft(await overflow(page), `pixels beyond ${size.width} from right to left`).toBe(0)
  }
  await expectNoFaults(page, narrow)
}

// A screen is opened once and changes in place: opening it for each size in a test of its own took four times as long.
for (const [place, route] of routes.entries()) {
  const { path } = route
  test(`${path} stands still, is accessible in every look, and fits every width, text size and direction`, async ({
    page,
    arrange,
    allowShifts,
  }) => {
    await arrange({ scenario: scenarioOf(route, 'active-member') })
    const languages = languagesFrom(place)
    await store(page, { [stored.language.key]: languages[0], [stored.theme.key]: 'light' })
    await openIn(page, path)
    await settleShifts(page)
    allowShifts('the look, the size and the direction of texts change')
    await page.emulateMedia({ reducedMotion: 'reduce' })

    const beside = await openTabBeside(page)
    for (const language of languages) {
      await page.setViewportSize(phone)
      await chooseLook(page, beside, { language, theme: 'light' })
      await showAll(page, path)
      await expectAccessible(page)
      await chooseLook(page, beside, { language, theme: 'dark' })
      // What a theme changes beyond colours, it changes in every language.
      await (language === languages[0] ? expectAccessible(page) : expectAccessibleColours(page))
      await expectNoFaults(page, narrow)
      await expectNoFaults(page, onItsSide)
      await expectWidthUsed(page, tablet)
      await expectWidthUsed(page, desktop)
      if (language === 'EN') {
        await expectNoFaults(page, wideOnItsSide)
        await expectWidthUsed(page, largeDesktop)
        await expectMirrored(page)
      }
    }

    await page.setViewportSize(high)
    await changeTextSize(page, '200%')
    for (const language of languages) {
      await chooseLook(page, beside, { language, theme: 'dark' })
      await expectNoFaults(page, high)
      for (const size of highAndWide) await expectNoFaults(page, size)
    }
  })
}
