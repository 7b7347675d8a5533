import { expect, test } from '@playwright/test'
import { stored } from '#contract/stored.ts'
import { merchantFiles } from '#fixtures/library.ts'
import texts from '#locales/ko/studio/brand.json' with { type: 'json' }
import host from '#locales/ko/studio/host.json' with { type: 'json' }
import issues from '#locales/ko/studio/issues.json' with { type: 'json' }

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

  // The page's schema takes any text for a domain, and the host's only a domain.
  const given = { name: 'host.json', mimeType: 'application/json' }
  const wrong = Buffer.from(JSON.stringify({ ...merchantFiles.haedal, domain: 'no domain' }))
  await page
    .getByLabel(texts.brand_open)
    .last()
    .setInputFiles({ ...given, buffer: wrong })
  const detail = `body.settings.brand.domain: ${issues['issue_a domain such as velvet.example']}`
  await expect(page.getByText(host.error_INVALID_INPUT.replace('{{field}}', detail))).toBeVisible()

  await page.getByRole('button', { name: texts.brand_drop }).click()
  await expect(header).toContainText('해달')
  await expect(header).toContainText('₩1,284,500.00')
})
