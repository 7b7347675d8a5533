import { expect, test } from '@playwright/test'
import { textsOf } from '../texts.ts'

const { t, slot } = textsOf('KO')

test('after the first visit the demo needs no network: reload, log in, play, reload again', async ({
  page,
  context,
}) => {
  const acknowledge = () =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: t('announcement.acknowledge') })
      .click()
  await page.goto('/?scenario=default')
  await expect(page.getByRole('heading', { name: t('games.hot_title') })).toBeVisible()
  await acknowledge()
  await context.setOffline(true)

  await page.goto('/m/login')
  await page.getByRole('textbox', { name: t('auth.username') }).fill('haedal_92')
  await page.getByLabel(t('auth.password'), { exact: true }).fill('parlor2026')
  await page.getByText(t('login.remember'), { exact: true }).click()
  await page.getByRole('button', { name: t('login.title'), exact: true }).click()
  const banner = page.getByRole('banner')
  await expect(banner.getByText('₩1,284,500.00')).toBeVisible()
  await acknowledge()

  await page.getByRole('button', { name: '용의 승천' }).first().click()
  const game = page.frameLocator('iframe')
  await game.getByRole('button', { name: slot.spin, exact: true }).click()
  await expect(game.getByRole('button', { name: slot.spin, exact: true })).toBeEnabled()
  await page.getByRole('button', { name: t('games.leave') }).click()
  await expect(banner.getByText(/₩1,28\d,\d{3}\.00/)).toBeVisible()
  await expect(banner.getByText('₩1,284,500.00')).toHaveCount(0)
  const balance = await banner.getByText(/₩/).textContent()

  await page.reload()
  await expect(banner.getByText(balance ?? '')).toBeVisible()
})

test('a merchant is switched and the demo begun anew without a network', async ({ page, context }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: t('games.hot_title') })).toBeVisible()
  await context.setOffline(true)
  await page.goto('/m/home?scenario=member-with-favorites&merchant=VELVET')
  await expect(page.getByRole('link', { name: '벨벳 에이스' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
