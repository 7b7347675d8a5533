import type { Page } from '@playwright/test'
import { isHome } from '#app/routes.ts'
import { scrollToFooter } from './home-end.ts'
import { scenarioOf, screens } from './screens.ts'
import { expect, expectAccessible, test } from './test.ts'

const looks = [
  { language: 'KO', theme: 'light' },
  { language: 'EN', theme: 'dark' },
] as const

/** Waits until every part of a screen is there. */
async function loadEverything(page: Page, path: string) {
  // Lists always have a next page pending, so the idle network marks the end of the first one.
  if (!isHome(path)) return page.waitForLoadState('networkidle')
  await scrollToFooter(page)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const route of screens) {
  const { path } = route
  for (const { language, theme } of looks) {
    test(`${path} in ${language}, ${theme}`, async ({ page, open }) => {
      await open(path, { scenario: scenarioOf(route), language, theme })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await loadEverything(page, path)
      await expectAccessible(page)
    })
  }
}
