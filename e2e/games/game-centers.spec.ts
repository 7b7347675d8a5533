import type { Page } from '@playwright/test'
import { announcements } from '#contract/announcements.ts'
import { games } from '#contract/games.ts'
import { expectAccessible } from '../support/accessible.ts'
import { callsOf } from '../support/answers.ts'
import { scrollToFooter } from '../support/home-end.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { openTabBeside, store, visit } from '../support/visit.ts'

const { t } = textsOf('KO')

async function openMenu(page: Page) {
  await page.getByRole('button', { name: t('header.menu') }).click()
  return page.getByRole('dialog').getByRole('navigation', { name: t('menu.games') })
}

for (const [label, path] of [
  ['category.RNG', '/m/slotsCenter'],
  ['category.SPORTS', '/m/sportsGame'],
  ['route.game_center', '/m/gameCenter'],
  ['winners.title', '/m/winners'],
] as const) {
  test(`the menu leads to ${path}`, async ({ page, open }) => {
    await open('/m/home', { language: 'KO' })
    await (await openMenu(page)).getByRole('link', { name: t(label), exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('heading', { level: 1, name: t(label) })).toBeVisible()
  })
}

test('the slots centre finds a slot among those of a vendor, without the bottom bar', async ({ page, open }) => {
  await open('/m/slotsCenter', { scenario: 'member-with-favorites', language: 'KO' })
  await expect(
    page
      .getByRole('region', { name: t('slots.wins') })
      .getByRole('listitem')
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('navigation', { name: t('bottom.label') })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'PG' }).click()
  await page.getByRole('searchbox').fill('ㅎㄹㅇ ')
  await expect(page.locator('[aria-posinset="1"]')).toContainText('호랑이')
  await expect(page.locator('[aria-posinset="1"]')).toContainText('PG')
  await page.getByRole('searchbox').fill('')
  await expect(page.locator('[aria-posinset="15"]')).toBeVisible()
  await expect(async () => {
    await page.mouse.wheel(0, 3_000)
    await expect(page.locator('[aria-posinset="42"]')).toBeVisible({ timeout: 500 })
  }).toPass()
  expect(await page.locator('[aria-posinset]').count()).toBeLessThanOrEqual(60)
})

test('the game centre’s search opens the field, and going back to a game focuses its tile again', async ({
  page,
  open,
}) => {
  await open('/m/gameCenter', { language: 'KO' })
  const field = page.getByRole('searchbox')
  const tile = page.locator('[aria-posinset="2"]').getByRole('button').first()
  // The second time, the list is there at once.
  for (const text of ['호랑이', '황금']) {
    await page.getByRole('link', { name: t('gamelist.search') }).click()
    await expect(tile).toBeVisible()
    await expect(field).toBeFocused()
    await page.keyboard.insertText(text)
    await expect(page).toHaveURL((url) => url.searchParams.get('gameName') === text)
    await expect(tile).toContainText(text)
    await tile.click()
    await expect(page).toHaveURL(/\/m\/login/)
    await page.goBack()
    await expect(tile).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(/\/m\/gameCenter$/)
  }
})

test('going back to the list returns to the tile that was opened', async ({ page, open }) => {
  await open('/m/gameList?gameType=RNG', { language: 'KO' })
  await expect(page.locator('[aria-posinset="15"]')).toBeVisible()
  await page.mouse.wheel(0, 400)
  const tile = page.locator('[aria-posinset="17"]').getByRole('button').first()
  await tile.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(0)
  await tile.click()
  await expect(page).toHaveURL(/\/m\/login/)
  await page.goBack()
  await expect(tile).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(place)
})

test('leaving a launched game deep in a long list returns to its tile and its place', async ({ page, open }) => {
  await open('/m/gameList?gameType=RNG', { scenario: 'member-with-favorites', language: 'KO' })
  const tile = page.locator('[aria-posinset="100"]').getByRole('button').first()
  await expect(async () => {
    await page.mouse.wheel(0, 3_000)
    await expect(page.locator('[aria-posinset="105"]')).toBeAttached({ timeout: 500 })
  }).toPass()
  await tile.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(3_000)
  for (const leave of [() => page.getByRole('button', { name: t('games.leave') }).click(), () => page.goBack()]) {
    await tile.click()
    await expect(page.locator('iframe')).toBeVisible()
    await leave()
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(tile).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(place)
  }
})

test('a launched game is the first of those played recently', async ({ page, open }) => {
  await open('/m/gameList?gameType=RNG', { scenario: 'new-member', language: 'KO' })
  const tile = page.locator('[aria-posinset="2"]')
  const name = await tile.getByRole('button').nth(1).textContent()
  await tile.getByRole('button').first().click()
  await expect(page.locator('iframe')).toBeVisible()
  await page.getByRole('button', { name: t('games.leave') }).click()
  // Leaving goes back in the history, which would end the visit.
  await expect(page.locator('iframe')).toHaveCount(0)
  await visit(page, '/m/gameCenter')
  const recent = page.getByRole('region', { name: t('games.recent') })
  await expect(recent.getByRole('listitem').first()).toContainText(name ?? '')
  await expect(page.getByRole('region', { name: t('center.popular') }).getByRole('listitem')).toHaveCount(5)
  await expect(
    page
      .getByRole('region', { name: t('center.news') })
      .getByRole('link')
      .first(),
  ).toBeVisible()
  await expectAccessible(page)
})

test('the game centre ranks the greatest wins, and a rank opens its game', async ({ page, open }) => {
  await open('/m/gameCenter', { scenario: 'member-with-favorites', language: 'KO' })
  const ranks = page.getByRole('region', { name: t('winners.ranks') })
  await expect(ranks.getByRole('listitem')).toHaveCount(10)
  await ranks.getByRole('tab', { name: t('winners.month') }).click()
  await expect(ranks.getByRole('tabpanel', { name: t('winners.month') }).getByRole('listitem')).toHaveCount(10)
  await expectAccessible(page)
  await ranks.getByRole('button').first().click()
  await expect(page.locator('iframe')).toBeVisible()
})

test('the winners have a page with their ranks, which stands still under reduced motion', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/m/winners', { language: 'KO' })
  const board = page.getByRole('region', { name: t('winners.title') })
  await expect(board.getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: t('winners.title') })).toHaveCount(1)
  await expect(page.getByRole('button', { name: t('winners.pause') })).toHaveCount(0)
  await page.getByRole('tab', { name: t('winners.month') }).click()
  await expect(page.getByRole('region', { name: t('winners.ranks') }).getByRole('listitem')).toHaveCount(10)
  await expectAccessible(page)
})

test('home’s row of games played recently shows those just played, the last one first', async ({ page, open }) => {
  await open('/m/home', { scenario: 'new-member', language: 'KO' })
  const recent = page.getByRole('region', { name: t('games.recent') })
  await scrollToFooter(page)
  await expect(recent).toHaveCount(0)
  const hot = page.getByRole('region', { name: t('games.hot_title') }).getByRole('listitem')
  for (const [place, game] of ['용의 승천', '호랑이 골드'].entries()) {
    await hot.getByRole('button', { name: game }).first().click()
    await expect(page.locator('iframe')).toBeVisible()
    await page.getByRole('button', { name: t('games.leave') }).click()
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(recent.getByRole('listitem')).toHaveCount(place + 1)
    await expect(recent.getByRole('listitem').first()).toContainText(game)
  }
})

test('the game centre pages through the last twelve games, and home shows one row of them', async ({ page, open }) => {
  await open('/m/gameCenter', { scenario: 'active-member', language: 'KO' })
  const recent = page.getByRole('region', { name: t('games.recent') })
  const games = recent.getByRole('listitem')
  await expect(games).toHaveCount(12)
  const names = async (count: number) => (await games.allTextContents()).slice(0, count)
  const last = await names(3)
  await recent.getByRole('button', { name: t('common.next') }).click()
  await expect(games.nth(4).getByRole('button').first()).toBeInViewport()
  await expectAccessible(page)
  await visit(page, '/m/home')
  await scrollToFooter(page)
  await expect(games).toHaveCount(3)
  expect(await names(3)).toEqual(last)
})

test('the page of the winners has a hundred wins, which scroll by themselves, and a win opens its game', async ({
  page,
  open,
}) => {
  await open('/m/winners', { scenario: 'new-member', language: 'KO' })
  const board = page.getByRole('region', { name: t('winners.title') })
  await expect(board.getByRole('listitem')).toHaveCount(100)
  const scrolled = () => board.getByRole('list').evaluate((list) => list.scrollTop)
  await expect.poll(scrolled).toBeGreaterThan(0)
  const win = board.getByRole('listitem').nth(3).getByRole('button')
  await win.focus()
  const [game = ''] = await win.locator('bdi + span').allTextContents()
  await page.keyboard.press('Enter')
  await expect(page.locator('iframe')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveAccessibleName(t('games.frame_title', { game }))
})

test('the winners scroll by themselves if there are more than six', async ({ page, open }) => {
  let wins = 6
  await page.route(`**${announcements.winnerBoard.path}*`, async (route) => {
    const answer = await route.fetch()
    const { value, ...envelope } = await answer.json()
    await route.fulfill({ json: { ...envelope, value: { list: value.list.slice(0, wins) } } })
  })
  await open('/m/winners', { language: 'KO' })
  const board = page.getByRole('region', { name: t('winners.title') })
  await expect(board.getByRole('listitem')).toHaveCount(6)
  await expect(board.getByRole('button', { name: t('winners.pause') })).toHaveCount(0)
  wins = 7
  await page.reload()
  await expect(board.getByRole('listitem')).toHaveCount(7)
  await expect(board.getByRole('button', { name: t('winners.pause') })).toBeVisible()
})

test('home shows the latest win, which can be paused, and leads to the centres', async ({ page, open }) => {
  await open('/m/home', { language: 'KO' })
  const main = page.getByRole('main')
  await main
    .getByRole('button', { name: t('winners.pause') })
    .first()
    .click()
  await expect(main.getByRole('button', { name: t('winners.play') }).first()).toBeVisible()
  await page.getByRole('link', { name: t('route.game_center') }).click()
  await expect(page).toHaveURL(/\/m\/gameCenter$/)
  await page.goBack()
  await page.getByRole('link', { name: t('games.slots_center') }).click()
  await expect(page).toHaveURL(/\/m\/slotsCenter$/)
})

test('the win on the first screen gives way to the next one after five seconds', async ({ page, open }) => {
  await page.clock.install()
  await open('/m/home', { language: 'KO' })
  const pause = page
    .getByRole('main')
    .getByRole('button', { name: t('winners.pause') })
    .first()
  // The focus keeps the win from turning at the moment when the clock stops.
  await pause.focus()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  const win = page.getByRole('button', { name: /\+₩/ }).first()
  const first = await win.textContent()
  await pause.blur()
  await page.clock.fastForward(4_999)
  await expect(win).toHaveText(first ?? '')
  await page.clock.fastForward(1)
  await expect(win).not.toHaveText(first ?? '')
  await expect(win).toBeInViewport({ ratio: 1 })
})

test('the sports of home and of the game centre lead to the sportsbook', async ({ page, open }) => {
  const sportsbook = page.getByRole('link', { name: t('games.sportsbook') })
  const opened = page.getByRole('heading', { level: 1, name: t('category.SPORTS') })
  await open('/m/home', { language: 'KO' })
  await page
    .getByRole('tablist', { name: t('games.categories') })
    .getByRole('tab', { name: t('category.SPORTS') })
    .click()
  await sportsbook.click()
  await expect(page).toHaveURL(/\/m\/sportsGame$/)
  await expect(opened).toBeVisible()
  await visit(page, '/m/gameCenter')
  await page
    .getByRole('navigation', { name: t('games.categories') })
    .getByRole('button', { name: t('category.SPORTS') })
    .click()
  await sportsbook.click()
  await expect(page).toHaveURL(/\/m\/sportsGame$/)
  await expect(opened).toBeVisible()
})

test('home’s latest win stands still under reduced motion', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/m/home', { language: 'KO' })
  await expect(page.getByRole('button', { name: /\+₩/ }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: t('winners.pause') })).toHaveCount(0)
  await expectAccessible(page)
})

test('the sportsbook opens again 250 ms after the last change of the language', async ({ page, open }) => {
  const launches: (string | null)[] = []
  page.on('request', (request) => {
    if (callsOf(games.trialLaunch)(request)) launches.push(new URL(request.url()).searchParams.get('language'))
  })
  await page.clock.install()
  await open('/m/sportsGame', { language: 'KO' })
  await expect.poll(() => launches).toEqual(['KO'])
  const other = await openTabBeside(page)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  const choose = async (language: 'EN' | 'KO') => {
    await store(other, { language })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsOf(language).t('category.SPORTS'))
  }
  await choose('EN')
  await page.clock.fastForward(249)
  await choose('KO')
  await page.clock.fastForward(249)
  await choose('EN')
  await page.clock.fastForward(249)
  expect(launches).toEqual(['KO'])
  await page.clock.resume()
  await expect.poll(() => launches).toEqual(['KO', 'EN'])
})
