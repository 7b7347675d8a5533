import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { atRest } from '../support/windows.ts'
import { withMotion } from '../support/with-motion.ts'
import { gameAt, scrollToGame } from './scroll-to-game.ts'

test.use(withMotion)

const { t } = textsOf('KO')
const scrolled = (page: Page) => page.evaluate(() => scrollY)
const center = (page: Page, category: string) => page.getByRole('region', { name: category })
const entry = (page: Page, category: string) =>
  page.getByRole('navigation', { name: t('games.categories') }).getByRole('button', { name: category })

/** Returns how far the page and each box around an element are scrolled. */
const placesOf = (game: Locator): Promise<number[]> =>
  game.evaluate((element) => {
    const places: number[] = []
    for (let box = element.parentElement; box; box = box.parentElement) places.push(box.scrollLeft, box.scrollTop)
    return places
  })

/** Presses a game as a visitor, and goes back from the login to its focus and its place. */
async function pressAndReturnToPlace(page: Page, game: Locator) {
  // Away from the bars, so that the press does not scroll.
  await game.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await game.hover()
  const places = await atRest(page, () => placesOf(game))
  await game.click()
  await expect(page.getByRole('heading', { level: 1, name: t('login.title') })).toBeVisible()
  await page.goBack()
  await expect(game).toBeFocused()
  expect(Math.max(...places)).toBeGreaterThan(0)
  await expect.poll(() => placesOf(game)).toEqual(places)
}

test('going back to the game centre shows the same category and vendor, its place and its tile', async ({
  page,
  open,
}) => {
  await open('/m/gameCenter', { language: 'KO' })
  await entry(page, t('category.FISH')).click()
  await gameAt(page, 1).hover()
  await scrollToGame(page, 19)
  await pressAndReturnToPlace(page, gameAt(page, 19).getByRole('button').first())
  await expect(entry(page, t('category.FISH'))).toHaveAttribute('aria-current', 'true')
  await page.getByRole('tab', { name: 'JL' }).click()
  await expect(gameAt(page, 1)).toContainText('JL')
  await gameAt(page, 1).hover()
  await scrollToGame(page, 13)
  await pressAndReturnToPlace(page, gameAt(page, 13).getByRole('button').first())
  await expect(page.getByRole('tab', { name: 'JL', selected: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('tab', { name: 'JL', selected: true })).toBeVisible()
})

test('going back to the hot games of the game centre focuses what was pressed: a tile, and a row of each list', async ({
  page,
  open,
}) => {
  await open('/m/gameCenter', { language: 'KO' })
  const hot = center(page, t('category.HOT'))
  const rows = (title: string) => hot.getByRole('region', { name: title }).getByRole('listitem')
  await expect(rows(t('winners.ranks'))).toHaveCount(10)
  await pressAndReturnToPlace(page, rows(t('games.hot_title')).nth(20).getByRole('button').first())
  await pressAndReturnToPlace(page, rows(t('center.popular')).nth(3).getByRole('button'))
  await pressAndReturnToPlace(page, rows(t('winners.ranks')).nth(4).getByRole('button'))
  await page.getByRole('tab', { name: t('winners.month') }).click()
  await expect(page).toHaveURL((url) => url.searchParams.get('ranks') === 'MONTH')
  await expect(rows(t('winners.ranks'))).toHaveCount(10)
  await pressAndReturnToPlace(page, rows(t('winners.ranks')).nth(4).getByRole('button'))
  await expect(page.getByRole('tab', { name: t('winners.month'), selected: true })).toBeVisible()
})

test('going back to home focuses the tile that was pressed', async ({ page, open }) => {
  await open('/m/home', { language: 'KO' })
  // It comes with the part that notes what is pressed.
  const language = page.getByRole('main').getByRole('button', { name: t('preferences.language', { name: '한국어' }) })
  await expect(language.first()).toBeVisible()
  const second = page.getByRole('tabpanel').locator('section[aria-labelledby]').nth(1)
  await pressAndReturnToPlace(page, second.getByRole('listitem').nth(1).getByRole('button').first())
})

test('going back to the winners focuses the win or the rank that was pressed', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/m/winners', { language: 'KO' })
  const board = page.getByRole('region', { name: t('winners.title') })
  const ranks = page.getByRole('region', { name: t('winners.ranks') })
  await expect(ranks.getByRole('listitem')).toHaveCount(10)
  await board.getByRole('listitem').nth(11).getByRole('button').focus()
  await pressAndReturnToPlace(page, board.getByRole('listitem').nth(14).getByRole('button'))
  await pressAndReturnToPlace(page, ranks.getByRole('listitem').nth(8).getByRole('button'))
})

test('going back to the slot center focuses the win that was pressed', async ({ page, open }) => {
  await open('/m/slotsCenter', { language: 'KO' })
  const wins = page.getByRole('region', { name: t('slots.wins') })
  await pressAndReturnToPlace(page, wins.getByRole('listitem').nth(7).getByRole('button'))
})

for (const leave of ['back', 'close'])
  test(`the winners stay where they were while a game is open, until ${leave}`, async ({ page, open }) => {
    await page.clock.install()
    await open('/m/winners', { scenario: 'new-member', language: 'KO' })
    const board = page.getByRole('region', { name: t('winners.title') })
    await board.getByRole('listitem').nth(11).getByRole('button').focus()
    const win = board.getByRole('listitem').nth(14).getByRole('button')
    await win.focus()
    await win.hover()
    // The list scrolls smoothly.
    const places = await atRest(page, () => placesOf(win))
    await win.click()
    await expect(page.locator('iframe')).toBeVisible()
    // Longer than the wait for the next row.
    for (let row = 0; row < 3; row += 1) await page.clock.runFor(3_000)
    if (leave === 'back') await page.goBack()
    else
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('games.leave') })
        .click()
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(win).toBeFocused()
    await expect.poll(() => placesOf(win)).toEqual(places)
  })

for (const query of ['type=constructor', 'type=ELOTT', 'vassalage=PG'])
  test(`the game centre shows the hot games for ${query}`, async ({ page, open }) => {
    await open(`/m/gameCenter?${query}`, { language: 'KO' })
    await expect(entry(page, t('category.HOT'))).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('heading', { name: t('games.hot_title') })).toBeVisible()
  })

test('the game centre shows all of a category for a vendor that it does not have', async ({ page, open }) => {
  await open('/m/gameCenter?type=FISH&vassalage=NOBODY', { language: 'KO' })
  await expect(page.getByRole('tab', { name: t('gamelist.all'), selected: true })).toBeVisible()
  await expect(gameAt(page, 1)).toBeVisible()
})

for (const path of ['/m/gameList?gameType=RNG', '/m/slotsCenter'])
  test(`going back to ${path} from a result pressed right after the last key shows the result again`, async ({
    page,
    open,
  }) => {
    await open(path, { language: 'KO' })
    const field = page.getByRole('searchbox')
    if (path !== '/m/slotsCenter') await page.getByRole('button', { name: t('gamelist.search') }).click()
    await field.fill('pg')
    const tile = gameAt(page, 9).getByRole('button').first()
    await expect(tile).toContainText('PG')
    await expect(page).toHaveURL((url) => url.searchParams.get('gameName') === 'pg')
    await page.clock.install()
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
    await field.fill('jl')
    await page.clock.runFor(100)
    await expect(tile).toContainText('JL')
    const title = (await tile.textContent()) ?? ''
    await expect(page).toHaveURL((url) => url.searchParams.get('gameName') === 'pg')
    await page.mouse.wheel(0, 150)
    await expect.poll(() => scrolled(page)).toBe(150)
    await tile.click()
    await expect(page).toHaveURL(/\/m\/login/)
    await page.clock.resume()
    await expect(page.getByRole('heading', { level: 1, name: t('login.title') })).toBeVisible()
    await page.goBack()
    await expect(field).toHaveValue('jl')
    await expect(tile).toBeFocused()
    await expect(tile).toHaveText(title)
    await expect.poll(() => scrolled(page)).toBe(150)
  })
