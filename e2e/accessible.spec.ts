import type { Page } from '@playwright/test'
import { routes } from '#app/routes.ts'
import { expect, expectAccessible, test } from './test.ts'

const looks = [
  { language: 'KO', theme: 'light' },
  { language: 'EN', theme: 'dark' },
] as const

/** Each screen once, whatever other paths lead to it. */
const addresses = [...new Map(routes.map(({ path, title, screen }) => [screen, { path, title }])).values()]

/** What lies below loads as it comes near: goes to whatever is still under way until nothing is. */
async function loadEverything(page: Page) {
  const underWay = page.locator('[aria-busy="true"]')
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
      await expect(page.getByRole('main')).toBeVisible()
      await loadEverything(page)
      await expectAccessible(page)
    })
  }
}
