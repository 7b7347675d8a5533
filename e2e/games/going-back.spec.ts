import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { gameAt, scrollToGame } from './scroll-to-game.ts'

const { t } = textsOf('KO')
const scrolled = (page: Page) => page.evaluate(() => scrollY)
const center = (page: Page, category: string) => page.getByRole('region', { name: category })
const entry = (page: Page, category: string) =>
  page.getByRole('navigation', { name: t('games.categories') }).getByRole('button', { name: category })

/** Presses a game as a visitor, and goes back from the login to its focus and its place. */
async function pressAndReturnToPlace(page: Page, game: Locator) {
  // Away from the bars, so that the press does not scroll.
  await game.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const pressedAt = page.evaluate(
    () => new Promise<number>((note) => addEventListener('click', () => note(scrollY), { capture: true, once: true })),
  )
  await game.click()
  const place = await pressedAt
  await expect(page.getByRole('heading', { level: 1, name: t('login.title') })).toBeVisible()
  await page.goBack()
  await expect(game).toBeFocused()
  expect(place).toBeGreaterThan(0)
  await expect.poll(() => scrolled(page)).toBe(place)
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
