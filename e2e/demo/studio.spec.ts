import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { stored } from '#contract/stored.ts'
import maintenance from '#locales/ko/gateway/maintenance.json' with { type: 'json' }
import texts from '#locales/ko/studio/page.json' with { type: 'json' }
import pictures from '#locales/ko/studio/pictures.json' with { type: 'json' }
import { expectPicture } from '../studio-picture-journey.ts'

test.use({ isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } })

/** Opens Studio with one phone, and again without a network. */
async function openOffline(page: Page, context: BrowserContext) {
  // A popup would lie over the phone, which keeps its storage apart by its base.
  await page.addInitScript((key) => localStorage.setItem(key, 'false'), `/w/default/${stored.popupGuest.key}`)
  await page.goto('/__studio/')
  const phone = page.locator('iframe').contentFrame()
  await expect(phone.getByRole('banner')).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  return phone
}

test('Studio controls the demo’s worlds with the network off', async ({ page, context }) => {
  const phone = await openOffline(page, context)
  await page.getByRole('button', { name: /^member-with-favorites/ }).click()
  await expect(phone.getByRole('banner')).toContainText('₩1,284,500.00')
  await page
    .getByRole('region', { name: 'Parlor Studio' })
    .getByRole('combobox', { name: texts.merchant })
    .selectOption('VELVET')
  await expect(phone.getByRole('banner')).toContainText('벨벳 에이스')
  await page.getByRole('searchbox', { name: texts.search_settings }).fill('maintenance')
  await page.getByRole('switch', { name: 'maintenance' }).click()
  await expect(phone.getByText(maintenance.usual)).toBeVisible()
  await page.getByRole('tab', { name: texts.tab_journal }).click()
  await expect(page.getByRole('option', { name: /system\.status/ }).first()).toBeVisible()
})

test('Studio saves a picture of a phone with the network off', async ({ page, context }) => {
  const phone = await openOffline(page, context)
  await expect(phone.locator('header a[href$="/m/login"]')).toBeVisible()
  await expectPicture(page, pictures.picture, /^haedal-m-home-[\d-]+\.png$/)
})
