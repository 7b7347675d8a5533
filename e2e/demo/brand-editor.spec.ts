import { expect, test } from '@playwright/test'
import { stored } from '#contract/stored.ts'
import texts from '#locales/ko/studio/brand.json' with { type: 'json' }

test.use({ isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } })

test('the brand editor makes a prospect’s brand with the network off, and a reload keeps it', async ({
  page,
  context,
}) => {
  await page.goto('/__studio/')
  const header = page.locator('iframe').contentFrame().getByRole('banner')
  await expect(header).toBeVisible()
  // A popup would lie over the phone.
  await page.evaluate((key) => localStorage.setItem(key, 'false'), stored.popupGuest.key)
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: /^member-with-favorites/ }).click()
  await expect(header).toContainText('₩1,284,500.00')

  await page.getByRole('tab', { name: texts.tab_brand }).click()
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await field(texts.name_in.replace('{{language}}', '한국어')).fill('노바')
  await expect(header).toContainText('노바')
  await field(texts.currency_symbol).fill('')
  await expect(page.getByText(texts.wrong_symbol)).toBeVisible()
  await field(texts.currency_symbol).fill('¥')
  await expect(header).toContainText('¥1,284,500.00')
  await field(texts.contact_whatsapp).fill('12025550155')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: texts.brand_save }).click()
  expect((await download).suggestedFilename()).toBe('haedal.json')

  await page.reload()
  await expect(header).toContainText('노바')
  await page.getByRole('tab', { name: texts.tab_brand }).click()
  await expect(field(texts.contact_whatsapp)).toHaveValue('12025550155')
  await page.getByRole('button', { name: texts.brand_drop }).click()
  await expect(header).toContainText('해달')
  await expect(header).toContainText('₩1,284,500.00')
})
