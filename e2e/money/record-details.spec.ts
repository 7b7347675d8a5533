import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { desktop, overflow, phone, tablet } from '../support/windows.ts'

const { t } = textsOf('EN')

const detail = (page: Page) => page.getByRole('region', { name: t('records.detail') })
const links = (page: Page) => page.getByRole('tabpanel').getByRole('listitem').getByRole('link')

const records = [
  { path: '/m/vouReport', size: tablet, theme: 'light' },
  { path: '/m/withdrawReport', size: desktop, theme: 'dark' },
  { path: '/m/transaction/record?kind=deposit', size: desktop, theme: 'light' },
  { path: '/m/gameRecord?category=RNG', size: tablet, theme: 'dark' },
] as const

for (const { path, size, theme } of records) {
  test(`${path} shows a row beside the list at ${size.width} px, and Back closes it`, async ({ page, open }) => {
    await page.setViewportSize(size)
    await open(path, { scenario: 'active-member', language: 'EN', theme })
    await expect(page.getByText(t('records.pick'))).toBeVisible()
    const [first, second] = [links(page).nth(0), links(page).nth(1)]
    await first.focus()
    await page.keyboard.press('Enter')
    await expect(detail(page)).toBeFocused()
    await expect(first).toHaveAttribute('aria-current', 'true')
    const [list, beside] = [await first.boundingBox(), await detail(page).boundingBox()]
    expect(beside!.x).toBeGreaterThanOrEqual(list!.x + list!.width)
    await expect(detail(page).locator('dl, p').first()).toBeVisible()
    expect(await overflow(page)).toBe(0)
    await expectAccessible(page)

    await test.step('the address keeps the filter and the row', async () => {
      const texts = (await detail(page).textContent()) ?? ''
      await page.reload()
      await expect(detail(page)).toHaveText(texts)
      await expect(page.locator('main a[aria-current]')).toHaveCount(1)
      expect(page.url()).toContain(path)
    })

    await test.step('another row takes its place, and Back closes it', async () => {
      await second.click()
      await expect(second).toHaveAttribute('aria-current', 'true')
      await expect(first).not.toHaveAttribute('aria-current', 'true')
      await page.goBack()
      await expect(detail(page)).toHaveCount(0)
      await expect(second).toBeFocused()
      expect(page.url().endsWith(path)).toBe(true)
    })
  })
}

test('a movement opens its withdrawal beside the account record', async ({ page, open }) => {
  await page.setViewportSize(desktop)
  await open('/m/transaction/record?kind=withdraw', { scenario: 'active-member', language: 'EN' })
  await links(page).first().click()
  await expect(detail(page).getByText(t('withdraw.asked_at'), { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/m\/transaction\/record\?kind=withdraw&open=withdrawal/)
})

test('another filter closes the row and keeps its own focus', async ({ page, open }) => {
  await page.setViewportSize(tablet)
  await open('/m/vouReport', { scenario: 'active-member', language: 'EN' })
  await links(page).first().click()
  await expect(detail(page)).toBeVisible()
  const week = page.getByRole('tab', { name: t('records.week') })
  await week.click()
  await expect(detail(page)).toHaveCount(0)
  await expect(week).toBeFocused()
})

test('an open row stays open in a window that becomes narrow, and a phone’s rows lead to their screens', async ({
  page,
  open,
}) => {
  await page.setViewportSize(tablet)
  await open('/m/vouReport', { scenario: 'active-member', language: 'EN' })
  await links(page).first().click()
  await expect(detail(page)).toBeVisible()
  await page.setViewportSize(phone)
  await expect(detail(page)).toBeVisible()
  await page.goBack()
  await links(page).first().click()
  await expect(page).toHaveURL(/\/m\/voucherCenter\?deposit=/)
})
