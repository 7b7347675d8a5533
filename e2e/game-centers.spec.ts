import type { Page } from '@playwright/test'
import { games } from '#contract/games.ts'
import { expectAccessible } from './accessible.ts'
import { callsOf } from './answers.ts'
import { expect, test } from './test.ts'
import { textsOf } from './texts.ts'
import { openTabBeside, store, visit } from './visit.ts'

const { t } = textsOf('KO')

async function openMenu(page: Page) {
  await page.getByRole('button', { name: t('header.menu') }).click()
  return page.getByRole('dialog').getByRole('navigation', { name: t('menu.games') })
}

for (const [label, path] of [
  ['category.RNG', '/m/slotsCenter'],
  ['category.SPORTS', '/m/sportsGame'],
  ['route.game_center', '/m/gameCenter'],
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
