import type { Page } from '@playwright/test'
import { stored } from '#contract/stored.ts'
import { day } from '#contract/time-units.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { follow, storagePrefix, visit } from '../support/visit.ts'

const { t } = textsOf('EN')

const entryOf = (page: Page) => storagePrefix(page) + stored.publicAnswers.key
const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), entryOf(page))

/** Changes what the browser has stored of the last visit's answers. */
const alter = (page: Page, change: object) =>
  page.evaluate(
    ([key, changed]) => {
      const answers = JSON.parse(localStorage.getItem(key) ?? '{}')
      localStorage.setItem(key, JSON.stringify({ ...answers, ...changed }))
    },
    [entryOf(page), change] as const,
  )

/** Lets every later call of the gateway hang. */
const hang = (page: Page) => page.route(/\/(wps|lgw)\//, () => undefined)

const game = (page: Page) => page.getByRole('button', { name: /^Dragon Ascent/ }).first()
const skeletons = (page: Page) => page.getByRole('main').locator('[aria-busy="true"]')

/** Visits home as a visitor until the browser has stored the answers. */
async function firstVisit(page: Page) {
  await visit(page, '/m/home')
  await expect(game(page)).toBeVisible()
  await expect.poll(() => kept(page)).not.toBeNull()
}

test('a second visit shows the last banners and games while the gateway hangs', async ({ page, arrange }) => {
  await arrange({ language: 'EN' })
  await firstVisit(page)
  await hang(page)
  await page.reload()
  await expect(game(page)).toBeVisible()
  await expect(page.getByRole('region', { name: t('announcement.banners') })).toBeVisible()
})

test('a second visit keeps the last games if the gateway cannot be reached', async ({
  page,
  arrange,
  expectRefusals,
}) => {
  expectRefusals()
  await arrange({ language: 'EN' })
  await firstVisit(page)
  await page.route(/\/(wps|lgw)\//, (route) => route.abort())
  await page.reload()
  await expect(game(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(game(page)).toBeVisible()
})

test('a second visit asks the gateway again, and its answers replace the stored ones', async ({ page, arrange }) => {
  await arrange({ language: 'EN' })
  await firstVisit(page)
  await alter(page, { hot: [] })
  const asked = page.waitForRequest(/GCSGAME_hotGamesV2/)
  await page.reload()
  await asked
  await expect(game(page)).toBeVisible()
})

const unusable: Record<string, object> = {
  'a day ago': { at: Date.now() - day },
  'of another merchant': { merchant: 'VELVET' },
  'in another language': { language: 'KO' },
  'that are damaged': { hot: 'none' },
}

for (const [which, change] of Object.entries(unusable)) {
  test(`answers ${which} are dropped`, async ({ page, arrange }) => {
    await arrange({ language: 'EN' })
    await firstVisit(page)
    await alter(page, change)
    await hang(page)
    await page.reload()
    await expect(skeletons(page).first()).toBeVisible()
    await expect(game(page)).toHaveCount(0)
    expect(await kept(page)).toBeNull()
  })
}

test('a member’s answers are neither stored nor taken from a visitor’s', async ({ page, arrange }) => {
  await arrange({ scenario: 'member-with-favorites', language: 'EN' })
  await visit(page, '/m/home')
  await expect(game(page)).toBeVisible()
  // The font follows when the page has settled, and so would the storing.
  await expect.poll(() => page.evaluate(() => [...document.fonts].some(({ family }) => family === 'Latin'))).toBe(true)
  expect(await kept(page)).toBeNull()
  await follow(page, '/m/member/home')
  await expect(page.getByText('haedal_92')).toBeVisible()
  expect(await kept(page)).toBeNull()
})
