import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'
import { desktop } from '../support/windows.ts'
import { visitWithoutEntry } from './without-entry.ts'

const { t } = textsOf('EN')

/** The places of home's parts: in the page before the app, and in the app. */
const places = {
  banner: ['.early .banner > *', `main [aria-label="${t('announcement.banners')}"]`],
  games: ['.early .tiles i', 'main [role=tabpanel] li'],
  below: ['.early .tiles i:nth-child(4)', 'main [role=tabpanel] li:nth-child(4)'],
} as const

/** Returns the tops of the parts that are visible, in pixels. */
const topsOf = (page: Page, at: 0 | 1) =>
  page.evaluate(
    ([selectors, place]) =>
      Object.fromEntries(
        Object.entries(selectors).flatMap(([name, both]) => {
          const part = document.querySelector(both[place])
          return part?.checkVisibility() ? [[name, Math.round(part.getBoundingClientRect().top)]] : []
        }),
      ),
    [places, at] as const,
  )

/** Opens home, by default again, and expects the app's parts where the page before it had them. */
async function expectSamePlaces(page: Page, go: () => Promise<unknown> = () => page.reload()) {
  const release = await visitWithoutEntry(page, go)
  await expect(page.locator('.early .tiles')).toBeVisible()
  const before = await topsOf(page, 0)
  await release()
  await expect(page.locator('.early')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  const after = await topsOf(page, 1)
  expect(Object.keys(before)).toContain('games')
  for (const [part, top] of Object.entries(before))
    expect.soft(Math.abs((after[part] ?? 0) - top), part).toBeLessThanOrEqual(2)
}

for (const merchant of ['HAEDAL', 'VELVET', 'ROCKET', 'PLAIN']) {
  test(`the app of ${merchant} takes the place of the page before it`, async ({ page, arrange }) => {
    await arrange({ merchant, language: 'EN' })
    await visit(page, '/m/home')
    await expect(page.locator('.early')).toHaveCount(0)
    await expectSamePlaces(page)
    await page.setViewportSize(desktop)
    await expectSamePlaces(page)
  })
}

test('on a first visit the app takes the place of the page before it', async ({ page, arrange }) => {
  await arrange({ language: 'EN' })
  await expectSamePlaces(page, () => visit(page, '/m/home'))
})
