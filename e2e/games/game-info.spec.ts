import type { Locator, Page } from '@playwright/test'
import { gameInfo } from '#contract/game-info.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'
import { atRest } from '../support/windows.ts'

const { t, slot } = textsOf('EN')
const scenario = 'game-info'

const sheetOf = (page: Page) => page.getByRole('dialog', { name: t('gameinfo.label', { game: '' }).trim() })
const play = (page: Page) => sheetOf(page).getByRole('button', { name: t('gameinfo.play'), exact: true })
const demo = (page: Page) => sheetOf(page).getByRole('button', { name: t('gameinfo.demo') })
const close = (page: Page) => page.getByRole('button', { name: t('games.leave') })

test('a tile of home opens information about its game by the keyboard, and Back returns to the tile', {
  tag: '@demo',
}, async ({ page, open }) => {
  await open('/m/home', { scenario, language: 'EN' })
  const hot = page.getByRole('region', { name: t('games.hot_title') })
  const tile = hot.getByRole('button', { name: /Dragon Ascent/ }).first()
  await tile.focus()
  await page.keyboard.press('Enter')
  await expect(play(page)).toBeVisible()
  await expect(sheetOf(page)).toContainText('₩')
  await expect(sheetOf(page)).toContainText(t('gameinfo.lines'))
  await expectAccessible(page)

  await test.step('Escape and Back close it, and the focus returns', async () => {
    await page.keyboard.press('Escape')
    await expect(sheetOf(page)).toHaveCount(0)
    await expect(tile).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(play(page)).toBeVisible()
    await page.goBack()
    await expect(sheetOf(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(tile).toBeFocused()
  })

  await test.step('the demo plays with trial money, and one Back leaves it', async () => {
    await page.keyboard.press('Enter')
    await demo(page).click()
    await expect(page.getByRole('dialog', { name: t('games.frame_title', { game: 'Dragon Ascent' }) })).toBeVisible()
    await expect(
      page
        .frameLocator('iframe')
        .getByText(/100,000/)
        .first(),
    ).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/m\/home$/)
  })

  await test.step('the launch plays for money', async () => {
    await tile.click()
    await play(page).click()
    await expect(page.getByRole('dialog', { name: t('games.frame_title', { game: 'Dragon Ascent' }) })).toBeVisible()
    await close(page).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/m\/home$/)
  })
})

test('shows the volatility and the rounds just played, and changes whether it is a favourite', async ({
  page,
  open,
}) => {
  await open('/m/gameList?gameType=RNG', { scenario, language: 'EN' })
  const tile = page.locator('[aria-posinset="1"]')
  const heart = (within: Locator) => within.getByRole('button', { name: t('games.favorite', { game: '' }).trim() })
  const rounds = sheetOf(page)
    .getByRole('region', { name: t('gameinfo.rounds') })
    .getByRole('listitem')
  await tile.getByRole('button').first().click()
  await expect(
    sheetOf(page)
      .locator('dl > div', { hasText: t('gameinfo.volatility') })
      .locator('dd'),
  ).toHaveText(/^(Low|Medium|High)$/)
  const before = await rounds.locator('time').evaluateAll((times) => times.map((time) => time.getAttribute('datetime')))

  await play(page).click()
  const spin = page.frameLocator('iframe').getByRole('button', { name: slot.spin, exact: true })
  await spin.click()
  await expect(spin).toBeEnabled()
  await close(page).click()
  await expect(page.locator('iframe')).toHaveCount(0)
  await tile.getByRole('button').first().click()
  await expect(rounds.first()).toContainText(/^.*Bet ₩[\d,.]+Won ₩[\d,.]+$/)
  await expect(rounds.first().locator('time')).not.toHaveAttribute('datetime', before[0] ?? '')

  for (const [before, after] of [
    ['true', 'false'],
    ['false', 'true'],
  ] as const) {
    await expect(heart(sheetOf(page))).toHaveAttribute('aria-pressed', before)
    await heart(sheetOf(page)).click()
    await expect(heart(sheetOf(page))).toHaveAttribute('aria-pressed', after)
    await sheetOf(page)
      .getByRole('button', { name: t('common.close') })
      .click()
    await expect(heart(tile)).toHaveAttribute('aria-pressed', after)
    await page.reload()
    await expect(heart(tile)).toHaveAttribute('aria-pressed', after)
    await tile.getByRole('button').first().click()
  }
})

for (const path of ['/m/gameList?gameType=RNG', '/m/slotsCenter', '/m/gameList?gameType=&type=ALL&gameName=dragon'])
  test(`a tile of ${path} opens it, and the list keeps its place`, async ({ page, open }) => {
    await open(path, { scenario, language: 'EN' })
    const tile = page.locator('[aria-posinset="13"]').getByRole('button').first()
    await tile.scrollIntoViewIfNeeded()
    const scrolled = () => page.evaluate(() => scrollY)
    const place = await atRest(page, scrolled)
    await tile.click()
    await expect(play(page)).toBeVisible()
    await sheetOf(page)
      .getByRole('button', { name: t('common.close') })
      .click()
    await expect(sheetOf(page)).toHaveCount(0)
    await expect(tile).toBeFocused()
    await expect.poll(scrolled).toBe(place)
  })

test('a visitor logs in from it, and comes back to the list', async ({ page, request, world, arrange }) => {
  await arrange({ language: 'EN' })
  await request.post('/__gateway/settings', { data: { world, settings: { flags: { GAMEINFO3: true } } } })
  await visit(page, '/m/gameList?gameType=RNG')
  await page.locator('[aria-posinset="1"]').getByRole('button').first().click()
  await sheetOf(page)
    .getByRole('button', { name: t('gameinfo.log_in') })
    .click()
  await expect(page).toHaveURL(/\/m\/login/)
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/gameList/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('says that a vendor is under maintenance, and that the figures failed', async ({
  page,
  open,
  request,
  world,
  expectRefusals,
}) => {
  expectRefusals()
  await open('/m/gameList?gameType=RNG', { scenario, language: 'EN' })
  const tile = page.locator('[aria-posinset="1"]').getByRole('button').first()
  await expect(tile).toBeVisible()
  await page.route(`**${gameInfo.read.path}*`, (route) => route.abort())
  await tile.click()
  await expect(sheetOf(page).getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  await page.unroute(`**${gameInfo.read.path}*`)
  await request.post('/__gateway/settings', { data: { world, settings: { vendorMaintenance: ['PP', 'PG', 'JL'] } } })
  await sheetOf(page)
    .getByRole('button', { name: t('common.retry') })
    .click()
  await expect(sheetOf(page)).toContainText(t('game_maintenance'))
  await expect(play(page)).toHaveCount(0)
})

test('a merchant without it launches at once', async ({ page, open }) => {
  await open('/m/home', { scenario: 'active-member', language: 'EN' })
  await visit(page, '/m/gameList?gameType=RNG')
  await page.locator('[aria-posinset="1"]').getByRole('button').first().click()
  await expect(close(page)).toBeVisible()
})
