import type { Page } from '@playwright/test'
import { games } from '#contract/games.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

const { t } = textsOf('KO')
const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a popular game opens, and a piece of news leads into the app', { tag: '@demo' }, async ({ page, open }) => {
  await open('/m/gameCenter', { scenario: 'new-member', language: 'KO' })
  const popular = block(page, t('center.popular')).getByRole('listitem').nth(1).getByRole('button')
  const game = (await popular.locator('strong').textContent()) ?? ''
  await popular.click()
  await expect(page.getByRole('dialog', { name: t('games.frame_title', { game }) })).toBeVisible()
  await page.getByRole('button', { name: t('games.leave') }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(popular).toBeFocused()
  const news = block(page, t('center.news')).getByRole('link').first()
  const target = (await news.getAttribute('href')) ?? ''
  await news.click()
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}`.endsWith(target))
  await page.goBack()
  await expect(news).toBeFocused()
})

for (const [path, endpoint, text] of [
  ['/m/gameCenter', games.hotGames, t('loading_failed')],
  ['/m/sportsGame', games.trialLaunch, t('game_unavailable')],
] as const)
  test(`${path} says that it failed, and a retry shows it`, async ({ page, open, expectRefusals }) => {
    expectRefusals()
    let fails = true
    await page.route(`**${endpoint.path}*`, (route) => (fails ? route.abort() : route.fallback()))
    await open(path, { language: 'KO' })
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible()
    fails = false
    await page.getByRole('button', { name: t('common.retry') }).click()
    await expect(page.getByRole('button', { name: t('common.retry') })).toHaveCount(0)
    await expect(path === '/m/sportsGame' ? page.locator('iframe') : block(page, t('games.hot_title'))).toBeVisible()
  })
