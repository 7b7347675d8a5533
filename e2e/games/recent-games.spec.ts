import { expectAccessible } from '../support/accessible.ts'
import { scrollToFooter } from '../support/home-end.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'
import { hasLeftGame } from './vendor-game.ts'

const { t } = textsOf('KO')

test('a launched game is the first of those played recently', { tag: '@demo' }, async ({ page, open }) => {
  await open('/m/gameList?gameType=RNG', { scenario: 'new-member', language: 'KO' })
  const tile = page.locator('[aria-posinset="2"]')
  const name = await tile.getByRole('button').nth(1).textContent()
  await tile.getByRole('button').first().click()
  await expect(page.locator('iframe')).toBeVisible()
  await page.getByRole('button', { name: t('games.leave') }).click()
  await hasLeftGame(page)
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
