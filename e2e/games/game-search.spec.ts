import type { Page } from '@playwright/test'
import { games } from '#contract/games.ts'
import { inLanguage } from '#contract/localised.ts'
import { vendorMark } from '#features/games/vendor-mark.ts'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { findGames } from './game-search-journey.ts'

const { t } = textsOf('KO')
const everything = '/m/gameList?gameType=&vassalage=&type=ALL'

test('finds games by name, initial consonants, with a typo, and by vendor', async ({ page, open }) => {
  await open(everything, { language: 'KO' })
  await findGames(page)
})

test('a text on the hot games searches all of their area, and without it they come back', async ({ page, open }) => {
  await open('/m/home', { language: 'KO' })
  await page
    .getByRole('tablist', { name: t('games.categories') })
    .getByRole('tab', { name: t('category.FISH') })
    .click()
  await page.getByRole('link', { name: t('games.view_all_of', { title: t('category.FISH') }) }).click()
  const chosen = page.getByRole('tab', { selected: true })
  const first = page.locator('[aria-posinset="1"]')
  await expect(chosen).toHaveText(t('category.HOT'))
  await expect(first).toHaveAttribute('aria-setsize', '27')
  await page.getByRole('button', { name: t('gamelist.search') }).click()
  for (const text of ['ㅎㄱㅇㅇ', '황금 용완']) {
    await page.getByRole('searchbox').fill(text)
    await expect(first).toContainText('황금 용왕')
    await expect(chosen).toHaveText(t('gamelist.all'))
    await expect(page.getByRole('tab', { name: t('category.HOT') })).toHaveCount(0)
  }
  await expect(page).toHaveURL((url) => url.searchParams.get('gameName') === '황금 용완')
  await page.reload()
  await expect(first).toContainText('황금 용왕')
  await expect(chosen).toHaveText(t('gamelist.all'))
  await page.getByRole('button', { name: t('gamelist.search_close') }).click()
  await expect(chosen).toHaveText(t('category.HOT'))
  await expect(first).toHaveAttribute('aria-setsize', '27')
})

test('finds the games of a category by its name, the most played first, and a vendor’s by both names', async ({
  page,
  open,
}) => {
  await open(everything, { language: 'KO' })
  await page.getByRole('button', { name: t('gamelist.search') }).click()
  for (const [text, vassalage] of [
    [t('category.FISH'), ''],
    [`JL ${t('category.FISH')}`, 'JL'],
  ] as const) {
    const { games: first, total } = catalogue.page({ gameType: 'FISH', vassalage, pageNo: 1, pageSize: 3 })
    await page.getByRole('searchbox').fill(text)
    await expect(page.locator('[aria-posinset="1"]')).toHaveAttribute('aria-setsize', `${total}`)
    for (const [at, { name }] of first.entries())
      await expect(page.locator(`[aria-posinset="${at + 1}"]`)).toContainText(inLanguage(name, 'ko'))
  }
})

/** All games by the text of their tiles. */
const byTile = new Map(
  catalogue.page({ pageNo: 1, pageSize: Number.MAX_SAFE_INTEGER }).games.map(({ name, vassalage, release }) => {
    const korean = inLanguage(name, 'ko')
    return [`${korean}${vendorMark(vassalage)}`, { name: korean, release }] as const
  }),
)
const { compare } = new Intl.Collator('ko')

interface Sorted {
  name: string
  release: number
}

for (const [sort, isBefore] of [
  ['NAME', (one: Sorted, other: Sorted) => compare(one.name, other.name) < 0],
  ['NEW', (one: Sorted, other: Sorted) => one.release > other.release],
] as const)
  test(`shows all games in the order ${sort}, which a reload keeps`, async ({ page, open }) => {
    await open(everything, { language: 'KO' })
    // The rows below the window come a moment later.
    const tiles = async () => (await page.locator('[aria-posinset] > * > button').allTextContents()).slice(0, 12)
    await expect.poll(tiles).toHaveLength(12)
    const popular = await tiles()
    await page.getByLabel(t('gamelist.sort')).selectOption(sort)
    await expect(page).toHaveURL(new RegExp(`sort=${sort}`))
    let shown = popular
    await expect(async () => {
      shown = await tiles()
      expect(shown).toHaveLength(12)
      expect(shown).not.toEqual(popular)
    }).toPass()
    let rest = [...byTile.values()]
    for (const tile of shown) {
      const game = byTile.get(tile) as Sorted
      rest = rest.filter((other) => other !== game)
      expect(
        rest.find((other) => isBefore(other, game)),
        `before ${tile}`,
      ).toBeUndefined()
    }
    await page.reload()
    await expect.poll(tiles).toEqual(shown)
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
  // Before the first text: a timer of the browser's own clock could not be cleared any more.
  await page.clock.install()
  await page.getByRole('button', { name: t('gamelist.search') }).click()
  const field = page.getByRole('searchbox')
  const tiles = page.locator('[aria-posinset]')
  await field.fill('rv')
  await expect(tiles.first()).toContainText('RV')
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
  // The second begins with an effect, which a busy machine may run only after the clock has moved.
  const afterSecond = async () => {
    await page.clock.runFor(1000)
    return tiles.count()
  }
  await expect.poll(afterSecond).toBeGreaterThan(typed)
  expect(await type('pp', 'PP')).toBe(typed)
  // An effect begins to listen to it.
  const afterScroll = async () => {
    await page.mouse.wheel(0, 100)
    await page.clock.runFor(100)
    return tiles.count()
  }
  await expect.poll(afterScroll).toBeGreaterThan(typed)
})

test('a search first mounts the rows that the keyboard leaves visible', async ({ page, open }) => {
  await open(everything, { language: 'KO' })
  const { tiles, type } = await searchInSteps(page)
  const whole = await type('pg', 'PG')
  // A zoomed page has as little free height as one with a keyboard.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1.7 })
  await expect.poll(() => page.evaluate(() => visualViewport?.height)).toBeLessThan(510)
  await expect.poll(() => tiles.count()).toBeLessThan(whole)
  expect(await type('pp', 'PP')).toBeLessThan(whole)
})
