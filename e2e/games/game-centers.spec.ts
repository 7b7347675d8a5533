import type { Page } from '@playwright/test'
import { games } from '#contract/games.ts'
import { expectAccessible } from '../support/accessible.ts'
import { callsOf } from '../support/answers.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { openTabBeside, store, visit } from '../support/visit.ts'
import { atRest } from '../support/windows.ts'

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
  // The second time, the list appears immediately.
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
  const scrolled = () => page.evaluate(() => scrollY)
  const place = await atRest(page, scrolled)
  expect(place).toBeGreaterThan(0)
  await tile.click()
  await expect(page).toHaveURL(/\/m\/login/)
  await page.goBack()
  await expect(tile).toBeFocused()
  await expect.poll(scrolled).toBe(place)
})

test('leaving a launched game deep in a long list returns to its tile and its place', async ({ page, open }) => {
  await open('/m/gameList?gameType=RNG', { scenario: 'member-with-favorites', language: 'KO' })
  const tile = page.locator('[aria-posinset="100"]').getByRole('button').first()
  await expect(async () => {
    await page.mouse.wheel(0, 3_000)
    await expect(page.locator('[aria-posinset="105"]')).toBeAttached({ timeout: 500 })
  }).toPass()
  await tile.scrollIntoViewIfNeeded()
  const scrolled = () => page.evaluate(() => scrollY)
  const place = await atRest(page, scrolled)
  expect(place).toBeGreaterThan(3_000)
  for (const leave of [() => page.getByRole('button', { name: t('games.leave') }).click(), () => page.goBack()]) {
    await tile.click()
    await expect(page.locator('iframe')).toBeVisible()
    await leave()
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(tile).toBeFocused()
    await expect.poll(scrolled).toBe(place)
  }
})

test('the slots of the game centre lead to the slots centre', async ({ page, open }) => {
  await open('/m/gameCenter', { language: 'KO' })
  await page
    .getByRole('navigation', { name: t('games.categories') })
    .getByRole('button', { name: t('category.RNG') })
    .click()
  await page.getByRole('link', { name: t('games.slots_center') }).click()
  await expect(page).toHaveURL(/\/m\/slotsCenter$/)
  await expect(page.getByRole('heading', { level: 1, name: t('category.RNG') })).toBeVisible()
})

test('the sports of home and of the game centre lead to the sportsbook', { tag: '@demo' }, async ({ page, open }) => {
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

test('the sportsbook of closed vendors is under maintenance, and opens once one is back', async ({
  page,
  request,
  world,
  arrange,
}) => {
  const close = (...vendors: string[]) =>
    request.post('/__gateway/settings', { data: { world, settings: { vendorMaintenance: vendors } } })
  await arrange({ language: 'KO' })
  await close('SB', 'OD')
  await visit(page, '/m/sportsGame')
  await expect(page.getByText(t('game_maintenance'))).toBeVisible()
  await close('SB')
  await page.getByRole('button', { name: t('common.retry') }).click()
  await expect(page.locator('iframe[data-shown]')).toBeVisible()
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

test('the sportsbook of a session that has run out leads to login', async ({ page, open, clock, expectRefusals }) => {
  expectRefusals()
  await open('/m/sportsGame', { scenario: 'active-member', language: 'KO' })
  await expect(page.locator('iframe[data-shown]')).toBeVisible()
  await clock.advance('13h')
  await expect(page).toHaveURL(/\/m\/login$/)
  await expect(page.getByRole('heading', { level: 1, name: t('route.login') })).toBeVisible()
})
