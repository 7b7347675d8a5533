import type { Page } from '@playwright/test'
import { stored } from '#contract/stored.ts'
import { merchantFiles } from '#fixtures/library.ts'
import { expect, test } from '../support/test.ts'
import { store, visit } from '../support/visit.ts'
import { expectWholeTexts, followTextSize, high, languages, setTextSize } from '../support/windows.ts'
import { hotTilesAbreast } from './hot-tiles.ts'

const main = [
  '/m/home',
  '/m/gameList?gameType=RNG',
  '/m/gameCenter',
  '/m/member/home',
  '/m/voucherCenter',
  '/m/withdraw',
  '/m/gameRecord',
  '/m/securityCenter',
  '/m/rewardCenter',
]

/** The screens whose parts stand beside each other from 768 px. */
const wideScreens = [
  '/m/home',
  '/m/voucherCenter',
  '/m/withdraw',
  '/m/gameRecord',
  '/m/transaction/record',
  '/m/vouReport',
  '/m/withdrawReport',
  '/m/profitandloss',
  '/m/member/home',
]
const wideWindows = [768, 1280].map((width) => ({ width, height: 2400 }))

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

/** Opens a screen with texts of twice the size, in the language whose turn it is. */
async function openLarge(page: Page, path: string, turn: number): Promise<void> {
  await store(page, { [stored.language.key]: languages[turn % languages.length] })
  await setTextSize(page, '200%')
  await visit(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
}

for (const [place, { code }] of Object.values(merchantFiles).entries()) {
  test(`the main screens of ${code} fit texts of twice the size`, async ({ page, arrange, allowShifts }) => {
    allowShifts('texts become twice as large')
    await followTextSize(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(high)
    const expectWhole = async (path: string, turn: number) => {
      await openLarge(page, path, turn)
      await test.step(path, () => expectWholeTexts(page, high))
    }
    await arrange({ merchant: code, scenario: 'active-member' })
    for (const [at, path] of main.entries()) await expectWhole(path, place + at)
    // Japanese has the longest words.
    await expectWhole('/m/home', languages.indexOf('JA'))
    await expectWhole('/m/member/home', languages.indexOf('JA'))
    await arrange({ merchant: code, scenario: 'agent' })
    await expectWhole('/m/member/agent/home', place)
  })
}

for (const [place, { code }] of Object.values(merchantFiles).entries()) {
  test(`the wide screens of ${code} fit texts of twice the size`, async ({ page, arrange, allowShifts }) => {
    allowShifts('texts become twice as large')
    await followTextSize(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await arrange({ merchant: code, scenario: 'active-member' })
    for (const [at, path] of wideScreens.entries()) {
      await page.setViewportSize(wideWindows[0]!)
      await openLarge(page, path, place + at)
      for (const size of wideWindows) await test.step(path, () => expectWholeTexts(page, size))
    }
  })
}
