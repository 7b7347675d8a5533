import { routes } from '#app/routes.ts'
import { expect, expectAccessible, test } from './test.ts'

const looks = [
  { language: 'KO', theme: 'light' },
  { language: 'EN', theme: 'dark' },
] as const

/** Each screen once, whatever other paths lead to it. */
const addresses = [...new Map(routes.map(({ path, title, screen }) => [screen, { path, title }])).values()]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { path } of addresses) {
  for (const { language, theme } of looks) {
    test(`${path} in ${language}, ${theme}`, async ({ page, open }) => {
      await open(path, { scenario: 'member-with-favorites', language, theme })
      await expect(page.getByRole('main')).toBeVisible()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      await expectAccessible(page)
    })
  }
}
