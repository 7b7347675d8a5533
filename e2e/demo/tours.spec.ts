import { expect, test } from '@playwright/test'
import closed from '#locales/ko/studio/tours.json' with { type: 'json' }
import { textsOf } from '../texts.ts'

const { t } = textsOf('KO')

test.use({ isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } })

const link = (share: object) =>
  `/__studio/#s=${Buffer.from(JSON.stringify({ version: 1, ...share })).toString('base64url')}`

test('a tour plays by itself with the network off, and goes back by its snapshots', async ({ page, context }) => {
  await page.goto('/__studio/')
  await expect(page.getByRole('heading', { level: 1, name: 'Parlor Studio' })).toBeVisible()
  await context.setOffline(true)
  await page.goto('/icon.svg')
  await page.goto(link({ tour: 'closed', pace: 0 }))
  const bar = page.getByRole('region', { name: closed.tour_closed })
  await expect(bar.getByRole('status')).toHaveText(closed.tour_done)
  await bar.getByRole('combobox', { name: closed.tour_jump }).selectOption('1')
  await expect(bar.getByRole('status')).toContainText(closed.tour_closed_close)
  await expect(bar).toHaveAttribute('data-tour-state', 'here')
  await bar.getByRole('button', { name: closed.tour_back, exact: true }).click()
  await expect(bar.getByRole('status')).toContainText(closed.tour_closed_open)
  await expect(page.locator('iframe').contentFrame().getByRole('banner')).toBeVisible()
  await bar.getByRole('button', { name: closed.tour_end }).click()
  await expect(bar).toHaveCount(0)
})

test('a kiosk resets to the same state for each visitor, and needs its PIN to end', async ({ page }) => {
  await page.goto('/__studio/')
  await expect(page.getByRole('heading', { level: 1, name: 'Parlor Studio' })).toBeVisible()
  const options = Buffer.from(JSON.stringify({ pin: '2468', idle: 600 })).toString('base64url')
  await page.goto(`/?kiosk#kiosk=${options}`)
  const kiosk = page.getByRole('main', { name: closed.kiosk })
  await kiosk.getByRole('button', { name: closed.kiosk_touch }).click()
  await expect(kiosk).toHaveAttribute('data-reset-same', 'true')
  await expect(
    page
      .locator('iframe')
      .contentFrame()
      .getByRole('link', { name: t('header.login') }),
  ).toBeVisible()
  await page.getByRole('button', { name: closed.kiosk_leave }).press('Enter')
  const dialog = page.getByRole('dialog', { name: closed.kiosk_leave })
  await dialog.getByLabel(closed.kiosk_pin).fill('1111')
  await dialog.getByRole('button', { name: closed.kiosk_leave }).click()
  await expect(dialog.getByText(closed.kiosk_pin_wrong)).toBeVisible()
  await dialog.getByLabel(closed.kiosk_pin).fill('2468')
  await dialog.getByRole('button', { name: closed.kiosk_leave }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Parlor Studio' })).toBeVisible()
})
