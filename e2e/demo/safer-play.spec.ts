import { expect, test } from '@playwright/test'
import { textsOf } from '../support/texts.ts'
import { store, visit } from '../support/visit.ts'

const { t } = textsOf('EN')

test('the winners are shown and a deposit limit is set and holds with the network off', async ({ page, context }) => {
  await page.goto('/m/home?scenario=safer-play&merchant=HAEDAL')
  await expect(page.getByRole('banner')).toBeVisible()
  await context.setOffline(true)
  await store(page, { language: 'EN', theme: 'light' })

  await visit(page, '/m/winners')
  await expect(page.getByRole('heading', { level: 1, name: t('winners.title') })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').nth(6)).toBeVisible()

  await visit(page, '/m/saferPlay')
  const deposits = page.getByRole('region', { name: t('safer_play.kind_deposit') })
  const dialog = page.getByRole('dialog')
  await deposits.getByRole('button', { name: /24 hours/ }).click()
  await dialog.locator('[name=amount]').fill('60000')
  await dialog.getByRole('button', { name: t('safer_play.save') }).click()
  await expect(deposits).toContainText('₩60,000.00')

  await visit(page, '/m/voucherCenter')
  await page.locator('[name=amount]').fill('70000')
  await page.locator('[name=depositorName]').fill('김해달')
  await page.getByRole('button', { name: t('deposit.submit_BANK') }).click()
  await expect(page.getByText(t('safer_play.deposit_reached'))).toBeVisible()
  await expect(page.locator('[name=amount]')).toHaveValue('70,000')
})
