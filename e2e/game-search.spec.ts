import type { Page } from '@playwright/test'
import { games } from '#contract/games.ts'
import { findGames } from './game-search-journey.ts'
import { expect, test } from './test.ts'
import { textsOf } from './texts.ts'

const { t } = textsOf('KO')
const everything = '/m/gameList?gameType=&vassalage=&type=ALL'

test('finds games by name, initial consonants, with a typo, and by vendor', async ({ page, open }) => {
  await open(everything, { language: 'KO' })
  await findGames(page)
})

test('sorts by name and by release, and a reload keeps the order', async ({ page, open }) => {
  await open(everything, { language: 'KO' })
  // The rows below the window come a moment later.
  const names = async () => (await page.locator('[aria-posinset] button:first-child').allTextContents()).slice(0, 12)
  await page.getByLabel(t('gamelist.sort')).selectOption('NAME')
  await expect(page).toHaveURL(/sort=NAME/)
  await expect(page.locator('[aria-posinset="1"]')).toContainText('1분 경마 10')
  const byName = await names()
  await page.reload()
  await expect.poll(names).toEqual(byName)
})

test('a failed index can be fetched again', async ({ page, open, expectRefusals }) => {
  await expectRefusals()
  await open(everything, { language: 'KO' })
  await page.route(`**${games.gameIndex.path}*`, (route) => route.abort(), { times: 2 })
  await page.getByLabel(t('gamelist.sort')).selectOption('NEW')
  await page.getByRole('button', { name: t('common.retry') }).click()
  await expect(page.locator('[aria-posinset="1"]')).toBeVisible()
})

test('a shorter result never mounts more tiles than fit around the screen', async ({ page, open }) => {
  await open(everything, { language: 'KO' })
  await page.getByRole('button', { name: t('gamelist.search') }).click()
  const field = page.getByRole('searchbox')
  await field.fill('d')
  await expect(page).toHaveURL(/gameName=d$/)
  await page.evaluate(() => {
    const tiles = () => document.querySelectorAll('[aria-posinset]').length
    const seen = { most: 0 }
    const note = () => {
      seen.most = Math.max(seen.most, tiles())
    }
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true })
    Object.assign(window, { seen })
  })
  for (const text of ['dr', 'd', 'drag', 'd', '용의 승천']) {
    await field.fill(text)
    await expect(page).toHaveURL((url) => url.searchParams.get('gameName') === text)
  }
  const most = await page.evaluate(() => (window as typeof window & { seen: { most: number } }).seen.most)
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThanOrEqual(60)
})

/** Opens the search, lets its index arrive, and stops the clock. Returns a function that types, and counts the tiles. */
async function searchInSteps(page: Page) {
  await page.getByRole('button', { name: t('gamelist.search') }).click()
  const field = page.getByRole('searchbox')
  const tiles = page.locator('[aria-posinset]')
  await field.fill('rv')
  await expect(tiles.first()).toContainText('RV')
  await page.clock.install()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  return {
    tiles,
    async type(text: string, vendor: string) {
      await field.fill(text)
      await page.clock.runFor(100)
      await expect(tiles.first()).toContainText(vendor)
      return tiles.count()
    },
  }
}

test('a key’s list mounts what the screen shows, and the rest once the typing or the finger has rested', async ({
  page,
  open,
}) => {
  await open(everything, { language: 'KO' })
  const { tiles, type } = await searchInSteps(page)
  const typed = await type('pg', 'PG')
  expect((await tiles.last().boundingBox())?.y).toBeLessThan(844 * 1.5)
  await page.clock.runFor(400)
  await expect(page).toHaveURL((url) => url.searchParams.get('gameName') === 'pg')
  expect(await tiles.count()).toBe(typed)
  await page.clock.runFor(1000)
  await expect.poll(() => tiles.count()).toBeGreaterThan(typed)
  expect(await type('pp', 'PP')).toBe(typed)
  await page.mouse.wheel(0, 100)
  await page.clock.runFor(100)
  await expect.poll(() => tiles.count()).toBeGreaterThan(typed)
})

test('a search first mounts the rows that the keyboard leaves visible', async ({ page, open }) => {
  await open(everything, { language: 'KO' })
  const { type } = await searchInSteps(page)
  const whole = await type('pg', 'PG')
  // A zoomed page has as little free height as one with a keyboard.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1.7 })
  await expect.poll(() => page.evaluate(() => visualViewport?.height)).toBeLessThan(510)
  expect(await type('pp', 'PP')).toBeLessThan(whole)
})
