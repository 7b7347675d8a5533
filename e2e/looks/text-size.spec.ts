import type { Page } from '@playwright/test'
import { stored } from '#contract/stored.ts'
import { merchantFiles } from '#fixtures/library.ts'
import { goOnTo } from '../support/go-on-to.ts'
import { isFilled } from '../support/looks.ts'
import { allowedBy } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'
import { blankPage, store, visit } from '../support/visit.ts'
import { expectWholeTexts, followTextSize, high, languages, languagesFrom, setTextSize } from '../support/windows.ts'
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

/** The screens whose parts are side by side from 768 px. */
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
  await page.setViewportSize(high)
  await open('/m/home', { scenario: 'member-with-favorites' })
  expect(await hotTilesAbreast(page, 'KO')).toBe(3)

  await chooseTextSize(page, 32)
  await expect.poll(() => hotTilesAbreast(page, 'KO')).toBe(2)
  await expectWholeTexts(page, high)
  await chooseTextSize(page, 16)
  await expect.poll(() => hotTilesAbreast(page, 'KO')).toBe(3)
})

type Language = (typeof languages)[number]

const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** Opens a screen with texts of twice the size. */
async function openLarge(page: Page, path: string, language: Language): Promise<void> {
  await store(page, { [stored.language.key]: language })
  await setTextSize(page, '200%')
  await visit(page, path)
  await expect(title(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await isFilled(page)
}

/** Opens each screen with texts of twice the size, in the language whose turn it is; some in Japanese as well. */
async function inTurns(
  page: Page,
  place: number,
  { screens, inJapanese = [] }: { screens: readonly string[]; inJapanese?: readonly string[] },
  judge: () => Promise<void>,
): Promise<void> {
  for (const [turn, language] of languages.entries()) {
    const own = screens.filter((_, at) => (place + at) % languages.length === turn)
    const [first, ...others] = new Set([...own, ...(language === 'JA' ? inJapanese : [])])
    await openLarge(page, first!, language)
    await test.step(first!, judge)
    for (const path of others) {
      await goOnTo(page, path)
      await test.step(path, judge)
    }
  }
}

for (const [place, { code, menus }] of Object.values(merchantFiles).entries()) {
  test(`the main screens of ${code} fit texts of twice the size`, async ({ page, arrange, allowShifts }) => {
    allowShifts('texts become twice as large')
    await followTextSize(page)
    await page.setViewportSize(high)
    await arrange({ merchant: code, scenario: 'active-member' })
    // Japanese has the longest words.
    const all = { screens: allowedBy(menus, main), inJapanese: ['/m/home', '/m/member/home'] }
    await inTurns(page, place, all, () => expectWholeTexts(page, high))
    await visit(page, `/${blankPage}`)
    await arrange({ merchant: code, scenario: 'agent' })
    await openLarge(page, '/m/member/agent/home', languages[place % languages.length]!)
    await expectWholeTexts(page, high)
  })
}

for (const [place, { code, menus }] of Object.values(merchantFiles).entries()) {
  test(`the wide screens of ${code} fit texts of twice the size`, async ({ page, arrange, allowShifts }) => {
    allowShifts('texts become twice as large')
    await followTextSize(page)
    await arrange({ merchant: code, scenario: 'active-member' })
    await inTurns(page, place, { screens: allowedBy(menus, wideScreens) }, async () => {
      for (const size of wideWindows) await expectWholeTexts(page, size)
    })
  })
}

interface Layer {
  name: string
  scenario: string
  path: string
  popups?: boolean
  /** Opens the layer over the page, if the page does not open it by itself. */
  act?: (page: Page) => Promise<unknown>
}

const layers: readonly Layer[] = [
  { name: 'the popup on arrival', scenario: 'new-member', path: '/m/home', popups: true },
  {
    name: 'the information about a game',
    scenario: 'game-info',
    path: '/m/gameList?gameType=RNG',
    act: (page) => page.locator('[aria-posinset="1"]').getByRole('button').first().click(),
  },
]

for (const { name, scenario, path, popups = false, act } of layers)
  test(`${name} fits texts of twice the size, and a window of 320 px`, async ({ page, arrange, allowShifts }) => {
    allowShifts('texts become twice as large')
    await followTextSize(page)
    for (const language of languages) {
      await arrange({ scenario, popups })
      await store(page, { [stored.language.key]: language })
      for (const [size, width] of [
        ['100%', 320],
        ['200%', high.width],
      ] as const) {
        await page.setViewportSize(high)
        await setTextSize(page, size)
        await visit(page, path)
        await act?.(page)
        await expect(page.getByRole('dialog')).toBeVisible()
        await page.waitForLoadState('networkidle')
        await test.step(`${language} at ${size}`, () => expectWholeTexts(page, { ...high, width }))
      }
      await visit(page, `/${blankPage}`)
    }
  })

test('the reality check and the bar of a watched sportsbook fit texts of twice the size', async ({
  page,
  arrange,
  allowShifts,
  clock,
}) => {
  allowShifts('texts become twice as large')
  await followTextSize(page)
  await page.setViewportSize(high)
  for (const language of languages) {
    await arrange({ scenario: 'reality-check-due' })
    await store(page, { [stored.language.key]: language })
    await setTextSize(page, '200%')
    await visit(page, '/m/sportsGame')
    await expect(page.getByRole('timer').first()).toBeVisible()
    await clock.advance('1m')
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await test.step(language, () => expectWholeTexts(page, high))
    await visit(page, `/${blankPage}`)
  }
})

for (const { code } of Object.values(merchantFiles))
  test(`home’s header of ${code} fits texts of twice the size beside a short balance, and for a visitor`, async ({
    page,
    arrange,
    allowShifts,
  }) => {
    allowShifts('texts become twice as large')
    await followTextSize(page)
    await page.setViewportSize(high)
    for (const [turn, scenario] of ['default', 'new-member'].entries()) {
      await arrange({ merchant: code, scenario })
      for (const language of languagesFrom(turn)) {
        await openLarge(page, '/m/home', language)
        await test.step(`${scenario} in ${language}`, () => expectWholeTexts(page, high))
      }
      await visit(page, `/${blankPage}`)
    }
  })
