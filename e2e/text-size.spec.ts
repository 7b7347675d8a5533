import type { Page } from '@playwright/test'
import { hotTilesAbreast } from './hot-tiles.ts'
import { expect, test } from './test.ts'
import { expectWholeTexts, high } from './windows.ts'

/** Changes the browser's setting under an open page, in pixels. */
async function chooseTextSize(page: Page, standard: number): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard } })
  await browser.detach()
}

test('a change of the text size reaches an open page', async ({ page, open, allowShifts }) => {
  allowShifts('texts become twice as large')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(high)
  await open('/m/home', { scenario: 'member-with-favorites' })
  expect(await hotTilesAbreast(page, 'KO')).toBe(3)

  await chooseTextSize(page, 32)
  await expect.poll(() => hotTilesAbreast(page, 'KO')).toBe(2)
  await expectWholeTexts(page, high)
  await chooseTextSize(page, 16)
  await expect.poll(() => hotTilesAbreast(page, 'KO')).toBe(3)
})
