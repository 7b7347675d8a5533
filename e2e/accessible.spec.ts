import type { Page } from '@playwright/test'
import { isHome, routes } from '#app/routes.ts'
import { expect, expectAccessible, test } from './test.ts'

const looks = [
  { language: 'KO', theme: 'light' },
  { language: 'EN', theme: 'dark' },
] as const

/** Each screen once, whatever other paths lead to it. */
const addresses = [...new Map(routes.map(({ path, title, screen }) => [screen, { path, title }])).values()]

/** What lies below on home loads as it comes near: goes to whatever is still under way until nothing is. */
async function loadEverything(page: Page, path: string) {
  const underWay = page.locator('[aria-busy="true"]')
  // Elsewhere a list always has a next page under way, so the network says when the first one is there.
  if (!isHome(path)) return page.waitForLoadState('networkidle')
  await expect(async () => {
    if ((await underWay.count()) > 0) await underWay.first().scrollIntoViewIfNeeded({ timeout: 1000 })
    expect(await underWay.count()).toBe(0)
  }).toPass()
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { path } of addresses) {
  for (const { language, theme } of looks) {
    test(`${path} in ${language}, ${theme}`, async ({ page, open }) => {
      await open(path, { scenario: 'member-with-favorites', language, theme })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await loadEverything(page, path)
      await expectAccessible(page)
    })
  }
}
