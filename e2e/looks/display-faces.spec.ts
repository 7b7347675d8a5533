import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { visit } from '../support/visit.ts'

/** Returns the width of each heading's text. */
const headingWidths = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('h2')].map((heading) => {
      const text = document.createRange()
      text.selectNodeContents(heading)
      return [heading.textContent, text.getBoundingClientRect().width] as const
    }),
  )

for (const [merchant, face, file] of [
  ['VELVET', 'Display Serif', /\/serif-[^/]+\.woff2$/],
  ['ROCKET', 'Display Sticker', /\/sticker-[^/]+\.woff2$/],
] as const) {
  test(`the headings of ${merchant} are as wide before their face arrives`, async ({ page, arrange }) => {
    await arrange({ merchant, language: 'EN' })
    let release = () => undefined as unknown
    const asked = page.waitForRequest(file)
    await page.route(file, (route) => {
      release = () => route.continue()
    })
    await visit(page, '/m/home')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    await asked
    const before = new Map(await headingWidths(page))
    await release()
    await page.waitForFunction(
      (name) => [...document.fonts].some(({ family, status }) => family.includes(name) && status === 'loaded'),
      face,
    )
    const after = await headingWidths(page)
    const changes = after.flatMap(([text, width]) => (before.has(text) ? Math.abs(width / before.get(text)! - 1) : []))
    expect(changes.length).toBeGreaterThan(2)
    // A system font has other proportions between its letters, which single words show.
    expect(Math.max(...changes)).toBeLessThan(0.08)
  })
}
