import type { Page } from '@playwright/test'
import { isHome, routes } from '#app/routes.ts'
import { expect, expectAccessible, test } from './test.ts'

const looks = [
  { language: 'KO', theme: 'light' },
  { language: 'EN', theme: 'dark' },
] as const

/** Each screen once, even if several paths open it. */
const addresses = [...new Map(routes.map(({ path, title, screen }) => [screen, { path, title }])).values()]

/** Scrolls home to each part that is still loading, because parts load as they come near. */
async function loadEverything(page: Page, path: string) {
  const loading = page.locator('[aria-busy="true"]')
  // Other lists always have a next page pending, so the idle network marks the end of the first one.
  if (!isHome(path)) return page.waitForLoadState('networkidle')
  await expect(async () => {
    if ((await loading.count()) > 0) await loading.first().scrollIntoViewIfNeeded({ timeout: 1000 })
    expect(await loading.count()).toBe(0)
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
